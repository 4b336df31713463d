import type { MailLanguage } from '../../mail/mailLanguages.data.js'

/** Words of the window in which visitors log in elsewhere, by language. `{origin}` is the page that began. */
export const socialWords = {
  en: {
    title: 'Log in',
    waiting: 'One moment, please…',
    over: 'This login is over',
    overText: 'Close this window and begin again on the page where you log in.',
    stranger: 'This login began elsewhere',
    strangerText:
      'If you did not begin it, close this window: nothing happened. Else log in again, in one browser that keeps cookies.',
    result: 'You may close this window and go back to {origin}.',
  },
  ar: {
    title: 'تسجيل الدخول',
    waiting: 'لحظة من فضلك…',
    over: 'انتهت عملية تسجيل الدخول هذه',
    overText: 'أغلق هذه النافذة وابدأ من جديد في الصفحة التي تسجل الدخول فيها.',
    stranger: 'بدأت عملية تسجيل الدخول هذه في مكان آخر',
    strangerText:
      'إن لم تبدأها أنت، فأغلق هذه النافذة: لم يحدث شيء. وإلا فسجّل الدخول من جديد في متصفح واحد يحتفظ بملفات تعريف الارتباط.',
    result: 'يمكنك إغلاق هذه النافذة والعودة إلى {origin}.',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
