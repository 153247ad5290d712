# Games on this device.

local-text = These games are stored only in this browser. The rules run on your device: once they have loaded, no network is needed, and a game is still there after you close the page.
local-new = New game on this device
local-player = Player { $n }
local-empty = There is no game on this device yet.
local-import = Open a file
local-export = Save as a file
local-ledger = Ledger
local-forget = Delete
local-forget-ask = Delete “{ $title }”?
local-forget-text = The game will be gone for good unless you have saved it as a file.
local-loading = Loading the rules onto your device
local-loading-text = About 7 MB, the first time only.
local-starting = Starting…
local-failed = The rules could not be loaded. The first time, a connection to the server is needed; after that, the rules stay on this device.
local-again = Try again
local-missing = There is no such game on this device.
local-no-store = This browser does not let the page store games. In a private window they are lost when you close it.
local-no-replace = In a game on this device, everyone goes on playing at the same screen.
