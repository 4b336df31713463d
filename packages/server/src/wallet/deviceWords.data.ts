import type { MailLanguage, TextsLike } from '../platform/mail/MailLanguage.js'
import { deviceLocales } from './deviceLocales.data.js'

const en = {
  title: 'New device',
  expired: 'Link expired',
  expiredText: 'Go back to the page where you sign in and request a new link.',
  approved: 'Device confirmed',
  approvedText: 'Go back to {origin}. A code is on its way to you.',
  confirm: 'Is this you?',
  confirmText: 'Someone is trying to sign in to {origin} on a new device: {device}.',
  how: "If this is you, enter the two digits shown on that device. If someone told you the digits, or you didn't request this, close this page.",
  digits: 'Two digits',
  wrong: "Those aren't the digits shown on the device. Check them and try again.",
  approve: 'Allow sign-in',
} as const

/** The English texts. */
export type DeviceWords = typeof en

/** Texts of the page behind a link, by language. `{origin}` is the page that wants to sign in, `{device}` the device it is open on. */
export const deviceWords: Readonly<Record<MailLanguage, TextsLike<DeviceWords>>> = { en, ...deviceLocales }
