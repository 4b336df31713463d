import type { TranslatedWords } from '../../mail/MailLanguage.js'
import type { SocialWords } from './socialWords.data.js'

/** The texts in all languages except English. */
export const socialLocales: TranslatedWords<SocialWords> = {
  ar: {
    title: 'تسجيل الدخول',
    waiting: 'جارٍ التحميل…',
    expired: 'انتهت صلاحية تسجيل الدخول',
    expiredText: 'أغلق هذه النافذة وابدأ من جديد في الصفحة التي تسجّل الدخول فيها.',
    stranger: 'بدأ تسجيل الدخول في متصفح آخر',
    strangerText:
      'إذا لم تبدأه أنت، فأغلق هذه النافذة. لم يتم تسجيل دخولك. وإلا فسجّل الدخول مرة أخرى في متصفح واحد مع تفعيل ملفات تعريف الارتباط.',
    result: 'يمكنك إغلاق هذه النافذة والعودة إلى {origin}.',
  },
}
