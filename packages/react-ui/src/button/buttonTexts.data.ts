import type { KnownLocale } from '../text/resolveLocale.js'

/** Texts of the buttons in all built-in languages. The buttons render before any catalogue is loaded. */
export const buttonTexts: {
  readonly [Locale in KnownLocale]: {
    readonly connect: string
    readonly connecting: string
    readonly network: string
    readonly unsupported: string
    readonly notLoaded: string
  }
} = {
  en: {
    connect: 'Connect Wallet',
    connecting: 'Connecting',
    network: 'Choose network',
    unsupported: 'Unsupported network',
    notLoaded: 'Not loaded. Try again',
  },
  ar: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الاتصال',
    network: 'اختر الشبكة',
    unsupported: 'شبكة غير مدعومة',
    notLoaded: 'لم يتم التحميل. حاول مجددًا',
  },
}
