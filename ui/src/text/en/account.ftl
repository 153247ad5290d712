# Who I am.

account-title = You
account-name = Name
account-renamed = Tables now show your new name.
account-devices = Other devices
account-link-text = A private link opens this page as you, on any device. Keep it to yourself. Creating a new link disables the old one.
account-link-make = Create a private link
account-link-made = Here is your link. It is shown only this once.
account-link-label = Private link
account-sign = Signing in
account-passkey = Passkey
account-passkey-text =
    { $n ->
        [0] Sign in with your device instead of a password. You have no passkey yet.
        [one] Sign in with your device instead of a password. You have one passkey.
       *[other] Sign in with your device instead of a password. You have { $n } passkeys.
    }
account-passkey-make = Create a passkey
account-passkey-made = The passkey is ready. Next time you can sign in with it.
account-passkey-no = Passkeys need a secure connection (https or localhost), an address that is a name rather than numbers, and a browser that supports them.
account-password = Password
account-password-text = With a user name and a password, you can come back from anywhere.
account-user = User name
account-password-label = Password
account-password-hint = At least 8 characters.
account-password-set = Set the password
account-made = You can now sign in with your user name and password.
account-password-change = Change the password
account-password-old = Old password
account-password-new = New password
account-password-changed = Your password has been changed. Other devices have to sign in again.
account-leave = Sign out
account-left = You have signed out.
account-leave-safe = You can come back with your password or passkey.
account-leave-guest = Without a private link, a password or a passkey, you cannot come back to your games.

enter-guest = New here?
enter-guest-text = A name is enough.
enter-guest-go = Come in
enter-known = Back again?
enter-passkey = Sign in with a passkey
enter-go = Sign in
enter-link-hint = You can also open your private link.
key-failed = This link does not work
account-ways = Devices, links and passkeys with which you are signed in
account-before = Earlier you were { $name } in this browser.
account-back = Go back to { $name }
account-licences = Licences of the software in this page

devices-title = Where you are signed in
devices-text = Whatever you remove no longer lets anybody in, on any device, from that moment on.
devices-sessions = Browsers
devices-links = Private links
devices-passkeys = Passkeys
devices-no-sessions = No browser is signed in.
devices-no-links = You have no private link.
devices-no-passkeys = You have no passkey.
devices-unknown = Unknown browser
devices-link = Private link
devices-passkey = Passkey
devices-how-name = came in with a name
devices-how-link = came in with a private link
devices-how-password = signed in with a password
devices-how-passkey = signed in with a passkey
devices-used = last used { $when }
devices-never = never used
devices-made = created { $when }
devices-here = This browser
devices-remove-session = Sign out
devices-remove-link = Remove
devices-remove-passkey = Remove
devices-removed-session = That browser has been signed out.
devices-removed-link = The link no longer works, and the browsers that came in with it have been signed out.
devices-removed-passkey = The passkey no longer works, and the browsers that signed in with it have been signed out.
devices-to-account = Back to your account

key-other = This is the private link of { $name }
key-other-text = In this browser you are { $mine }. If you go on, you will be { $name } here. If somebody sent you this link to have you join a game, do not go on.
key-other-back = { $mine } is not lost: the page “You” has a way back.
key-stay = Stay { $mine }
key-become = Go on as { $name }
