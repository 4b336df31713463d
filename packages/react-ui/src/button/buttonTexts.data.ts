import type { KnownLocale } from '../text/resolveLocale.js'

/** The words of the buttons in every language of the kit: they are painted before any catalogue is loaded. */
export const buttonTexts: {
  readonly [Locale in KnownLocale]: {
    readonly connect: string
    readonly connecting: string
    readonly network: string
    readonly unsupported: string
  }
} = {
  en: {
    connect: 'Connect Wallet',
    connecting: 'Connecting',
    network: 'Choose network',
    unsupported: 'Unsupported network',
  },
  ar: { connect: 'ربط المحفظة', connecting: 'جارٍ الاتصال', network: 'اختر الشبكة', unsupported: 'شبكة غير مدعومة' },
}
