import type { KnownLocale } from '@kit/core/plugin'
import type { ButtonTexts } from './buttonTexts.data.js'

/** The texts in all languages except English. */
export const buttonLocales: Readonly<Record<Exclude<KnownLocale, 'en'>, ButtonTexts>> = {
  ar: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الاتصال',
    network: 'اختر الشبكة',
    unsupported: 'شبكة غير مدعومة',
    notLoaded: 'لم يتم التحميل. حاول مجددًا',
  },
}
