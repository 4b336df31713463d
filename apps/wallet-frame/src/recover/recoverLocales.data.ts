import type { KnownLocale } from '@kit/core/plugin'
import type { RecoverTexts } from './recoverTexts.data.js'

/** The texts in all languages except English. */
export const recoverLocales: Readonly<Record<Exclude<KnownLocale, 'en'>, RecoverTexts>> = {
  ar: {
    title: 'استرداد محفظة',
    why: 'تعمل هذه الصفحة دون اتصال: احفظها واقطع الاتصال وافتحها من القرص. لا يخرج منها شيء مما تدخله. كل من يرى العبارة أو المفاتيح يتحكّم في محفظتك.',
    byFile: 'استخدم ملف الاسترداد ورمزه',
    file: 'ملف الاسترداد',
    code: 'رمز الاسترداد',
    byWords: 'استخدم عبارة الاسترداد',
    words: 'عبارة الاسترداد',
    open: 'فتح المحفظة',
    wrongFile: 'ملف الاسترداد غير صالح، أو أنه غُيّر.',
    wrongCode: 'رمز الاسترداد غير صحيح لهذا الملف. تحقّق من كل حرف.',
    mistyped: 'في هذا الرمز خطأ كتابي. يتكوّن رمز الاسترداد من 27 حرفًا.',
    wrongWords: 'عبارة الاسترداد غير صالحة. أدخل الكلمات الاثنتي عشرة بالترتيب وتحقّق من كتابتها.',
    failed: 'لا يستطيع هذا المتصفح فتح المحفظة. استخدم متصفحًا أحدث.',
    opened: 'فُتحت المحفظة',
    address: 'العنوان',
    key: 'المفتاح الخاص',
    eoa: 'الحساب (EVM)',
    owner: 'مالك الحساب الذكي (EVM)',
    solana: 'الحساب (Solana)',
    show: 'إظهار',
    hide: 'إخفاء',
  },
}
