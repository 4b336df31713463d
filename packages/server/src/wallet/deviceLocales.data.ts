import type { TranslatedWords } from '../mail/MailLanguage.js'
import type { DeviceWords } from './deviceWords.data.js'

/** The texts in all languages except English. */
export const deviceLocales: TranslatedWords<DeviceWords> = {
  ar: {
    title: 'جهاز جديد',
    expired: 'انتهت صلاحية الرابط',
    expiredText: 'ارجع إلى الصفحة التي تسجّل الدخول فيها واطلب رابطًا جديدًا.',
    approved: 'تم تأكيد الجهاز',
    approvedText: 'ارجع إلى {origin}. الرمز في طريقه إليك.',
    confirm: 'هل هذا أنت؟',
    confirmText: 'يحاول شخص ما تسجيل الدخول إلى {origin} على جهاز جديد: {device}.',
    how: 'إذا كنت أنت، فأدخل الرقمين المعروضين على ذلك الجهاز. إذا أخبرك شخص بالرقمين، أو لم تطلب هذا، فأغلق هذه الصفحة.',
    digits: 'رقمان',
    wrong: 'ليس هذان الرقمين المعروضين على الجهاز. تحقق منهما وحاول مرة أخرى.',
    approve: 'السماح بتسجيل الدخول',
  },
}
