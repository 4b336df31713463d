import type { AnyIcon } from '@kit/react-ui/feature'

/** A shield, for recovery. */
export const shieldIcon: AnyIcon = {
  path: 'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6z M9 12l2.2 2.2L15.2 10',
}

/** A key, for passkeys and codes. */
export const passkeyIcon: AnyIcon = {
  path: 'M8.5 19.5a4 4 0 100-8 4 4 0 000 8z M11.4 12.6L19.5 4.5 M16.5 7.5l2.5 2.5 M14 10l2 2',
}

/** A badge with a check mark, for permissions. */
export const badgeIcon: AnyIcon = { path: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17z M8.5 12.2l2.5 2.5 4.7-5' }

/** An arrow out of a tray, for exported keys. */
export const trayIcon: AnyIcon = {
  path: 'M12 15V4.5 M8 8l4-4 4 4 M5 13.5V18a1.5 1.5 0 001.5 1.5h11A1.5 1.5 0 0019 18v-4.5',
}

/** A bin, for deletion. */
export const binIcon: AnyIcon = { path: 'M4.5 7h15 M9.5 7V5h5v2 M6.5 7l1 12.5h9l1-12.5 M10 10.5v5.5 M14 10.5v5.5' }

/** An envelope, for emailed codes. */
export const envelopeIcon: AnyIcon = {
  path: 'M4.5 6.5h15a1 1 0 011 1v9a1 1 0 01-1 1h-15a1 1 0 01-1-1v-9a1 1 0 011-1zM4 7.5l8 6 8-6',
}
