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
