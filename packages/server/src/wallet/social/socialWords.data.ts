import type { MailLanguage } from '../../mail/mailLanguages.data.js'

/** Texts of the pop-up window for social sign-in, by language. `{origin}` is the page that opened it. */
export const socialWords = {
  en: {
    title: 'Sign in',
    waiting: 'Loading…',
    expired: 'Sign-in expired',
    expiredText: 'Close this window and start again on the page where you sign in.',
    stranger: 'Sign-in started in another browser',
    strangerText:
      "If you didn't start it, close this window. You weren't signed in. Otherwise, sign in again in a single browser with cookies enabled.",
    result: 'You can close this window and go back to {origin}.',
  },
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
} as const satisfies Readonly<Record<MailLanguage, object>>
