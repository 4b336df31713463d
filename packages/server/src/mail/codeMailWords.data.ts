import type { MailLanguage } from './mailLanguages.data.js'

/** Words of the mails, by language. `{origin}` is the page that asked, `{minutes}` how long the code is good. */
export const codeMailWords = {
  en: {
    subject: '{code} is your code for {origin}',
    asked: '{origin} asks you to confirm this e-mail address. Your code:',
    good: 'It is good for {minutes} minutes, on the page where you asked for it. Give it to nobody else.',
    ignore: 'If you did not ask for it, ignore this mail: nothing happens without the code.',
  },
  ar: {
    subject: '{code} هو رمزك لدى {origin}',
    asked: 'يطلب منك {origin} تأكيد عنوان البريد هذا. رمزك:',
    good: 'الرمز صالح {minutes} دقيقة في الصفحة التي طلبته فيها. لا تعطه لأحد.',
    ignore: 'إن لم تطلبه فتجاهل هذه الرسالة: لا يحدث شيء بدون الرمز.',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
