import type { en } from './en.data.js'

/** The Arabic texts of the embedded wallet on the page. */
export const ar: Readonly<Record<keyof typeof en, string>> = {
  'embedded.email': 'البريد الإلكتروني',
  'embedded.continue': 'المتابعة بالبريد الإلكتروني',
  'embedded.sending': 'جارٍ الإرسال',
  'embedded.invalidEmail': 'هذا ليس بريدًا إلكترونيًا.',
  'embedded.deviceTitle': 'جهاز جديد',
  'embedded.deviceHeading': 'افتح الرابط في بريدك',
  'embedded.deviceText': 'هذه أول مرة على هذا الجهاز. أرسلنا رابطًا إلى {email}.',
  'embedded.match': 'اكتب هذا الرقم هناك',
  'embedded.linkGood': 'الرابط صالح 20 دقيقة.',
  'embedded.codeTitle': 'أدخل الرمز',
  'embedded.codeHeading': 'أدخل الرمز من بريدك',
  'embedded.codeText': 'أرسلنا ستة أرقام إلى {email}.',
  'embedded.code': 'الرمز من البريد',
  'embedded.codeGood': 'الرمز صالح 20 دقيقة.',
  'embedded.checking': 'جارٍ التحقق',
  'embedded.opening': 'جارٍ فتح محفظتك',
  'embedded.resend': 'أرسله مرة أخرى',
  'embedded.resendIn': 'أرسله مرة أخرى بعد {seconds} ث',
  'embedded.approveTitle': 'محفظتك',
  'embedded.approveText': 'تابع في محفظتك.',
  'embedded.notAllowed': 'هذا الإجراء غير مسموح به',
}
