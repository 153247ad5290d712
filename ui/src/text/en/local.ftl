# Games on this device.

local-text = These games are kept in this browser alone. The rules run on your device: once they have loaded, nothing needs a network, and a game goes on after closing the page.
local-new = New game on this device
local-player = Player { $n }
local-empty = There is no game on this device yet.
local-import = Open a file
local-export = Save as a file
local-ledger = Ledger
local-forget = Delete
local-forget-ask = Delete “{ $title }”?
local-forget-text = The game is gone for good unless you have saved it as a file.
local-loading = Loading the rules onto your device
local-loading-text = About 7 MB, the first time only.
local-starting = Starting…
local-failed = The rules could not be loaded. Once they have loaded they stay on this device; the first time a connection to the server is needed.
local-again = Try again
local-missing = There is no such game on this device.
local-no-store = This browser does not let the page keep games. In a private window they are lost when it is closed.
local-no-replace = In a game on this device everybody plays on at the same screen.
