import type { TranslatedWords } from '../mail/MailLanguage.js'
import type { LinkMailWords } from './linkMailWords.data.js'

/** The texts in all languages except English. */
export const linkMailLocales: TranslatedWords<LinkMailWords> = {
  ar: {
    subject: 'تسجيل الدخول إلى {origin} على جهاز جديد',
    request:
      'يحاول شخص ما تسجيل الدخول إلى {origin} بعنوان بريدك الإلكتروني على جهاز جديد: {device}. إذا كنت أنت، فافتح هذا الرابط وأدخل الرقمين المعروضين على ذلك الجهاز:',
    expiry: 'تنتهي صلاحية الرابط خلال {minutes} دقيقة. بعد التأكيد، سنرسل إليك رمزًا بالبريد الإلكتروني.',
    ignore: 'إذا لم تكن أنت، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرقمين.',
  },
}
