import type { MailLanguage } from '../mail/mailLanguages.data.js'

/** Texts of the page behind a link, by language. `{origin}` is the page that wants to sign in, `{device}` the device it is open on. */
export const deviceWords = {
  en: {
    title: 'New device',
    expired: 'Link expired',
    expiredText: 'Go back to the page where you sign in and request a new link.',
    approved: 'Device confirmed',
    approvedText: 'Go back to {origin}. A code is on its way to you.',
    confirm: 'Is this you?',
    confirmText: 'Someone is trying to sign in to {origin} on a new device: {device}.',
    how: "If this is you, enter the two digits shown on that device. If someone told you the digits, or you didn't request this, close this page.",
    digits: 'Two digits',
    wrong: "Those aren't the digits shown on the device. Check them and try again.",
    approve: 'Allow sign-in',
  },
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
} as const satisfies Readonly<Record<MailLanguage, object>>
