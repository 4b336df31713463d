import type { CodeMailWords } from './codeMailWords.data.js'
import type { TranslatedWords } from './MailLanguage.js'

/** The texts in all languages except English. */
export const codeMailLocales: TranslatedWords<CodeMailWords> = {
  ar: {
    subject: '{code} هو رمزك لدى {origin}',
    request: 'يريد {origin} التحقق من عنوان بريدك الإلكتروني. رمزك هو:',
    expiry: 'تنتهي صلاحيته خلال {minutes} دقيقة. أدخله فقط في الصفحة التي طلبته منها، ولا تشاركه مع أي شخص.',
    ignore: 'إذا لم تطلب هذا الرمز، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرمز.',
  },
}
