import type { MailLanguage } from '../mail/mailLanguages.data.js'

/**
 * Texts of the email with a link, by language. `{origin}` is the page that requested it, `{device}` the device that wants to sign in, `{minutes}`
 * how long the link is valid.
 */
export const linkMailWords = {
  en: {
    subject: 'Sign in to {origin} on a new device',
    request:
      'Someone is trying to sign in to {origin} with your email address on a new device: {device}. If this is you, open this link and enter the two digits shown on that device:',
    expiry: "The link expires in {minutes} minutes. After you confirm, we'll email you a code.",
    ignore: "If this wasn't you, you can ignore this email. Nothing happens without the digits.",
  },
  ar: {
    subject: 'تسجيل الدخول إلى {origin} على جهاز جديد',
    request:
      'يحاول شخص ما تسجيل الدخول إلى {origin} بعنوان بريدك الإلكتروني على جهاز جديد: {device}. إذا كنت أنت، فافتح هذا الرابط وأدخل الرقمين المعروضين على ذلك الجهاز:',
    expiry: 'تنتهي صلاحية الرابط خلال {minutes} دقيقة. بعد التأكيد، سنرسل إليك رمزًا بالبريد الإلكتروني.',
    ignore: 'إذا لم تكن أنت، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرقمين.',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
