import type { MailLanguage } from './mailLanguages.data.js'

/** Texts of the email with a code, by language. `{origin}` is the page that requested it, `{minutes}` how long the code is valid. */
export const codeMailWords = {
  en: {
    subject: '{code} is your code for {origin}',
    request: '{origin} wants to verify your email address. Your code is:',
    expiry:
      'It expires in {minutes} minutes. Enter it only on the page where you requested it, and never share it with anyone.',
    ignore: "If you didn't request this code, you can ignore this email. Nothing happens without the code.",
  },
  ar: {
    subject: '{code} هو رمزك لدى {origin}',
    request: 'يريد {origin} التحقق من عنوان بريدك الإلكتروني. رمزك هو:',
    expiry: 'تنتهي صلاحيته خلال {minutes} دقيقة. أدخله فقط في الصفحة التي طلبته منها، ولا تشاركه مع أي شخص.',
    ignore: 'إذا لم تطلب هذا الرمز، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرمز.',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
