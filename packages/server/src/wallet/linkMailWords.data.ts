import type { MailLanguage } from '../mail/mailLanguages.data.js'

/** Words of the mail with a link, by language. `{origin}` is the page that asks, `{device}` what asks there, `{minutes}` how long the link is good. */
export const linkMailWords = {
  en: {
    subject: 'Log in to {origin} on a new device',
    asked:
      'Somebody wants to log in to {origin} with this e-mail address, on a device that did not before: {device}. If it is you, open this page and type the two digits that you see there:',
    good: 'The link is good for {minutes} minutes. After that a code comes with another mail.',
    ignore: 'If it is not you, ignore this mail: nothing happens without the digits.',
  },
  ar: {
    subject: 'تسجيل الدخول إلى {origin} على جهاز جديد',
    asked:
      'يريد شخص تسجيل الدخول إلى {origin} بعنوان البريد هذا، على جهاز لم يسجل منه من قبل: {device}. إن كنت أنت، فافتح هذه الصفحة واكتب الرقمين اللذين تراهما هناك:',
    good: 'الرابط صالح {minutes} دقيقة. بعد ذلك يصلك رمز في رسالة أخرى.',
    ignore: 'إن لم تكن أنت، فتجاهل هذه الرسالة: لا يحدث شيء بدون الرقمين.',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
