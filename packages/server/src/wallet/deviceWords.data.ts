import type { MailLanguage } from '../mail/mailLanguages.data.js'

/** Words of the page behind a link, by language. `{origin}` is the page that asks, `{device}` what asks there. */
export const deviceWords = {
  en: {
    title: 'New device',
    over: 'This link is over',
    overText: 'Go back to the page where you log in and ask for a new one.',
    approved: 'The device may log in',
    approvedText: 'Go back to {origin}. The code for it is on its way to you.',
    ask: 'Is this you?',
    askText: 'Somebody wants to log in to {origin} on a device that did not before: {device}.',
    how: 'If it is you, type the two digits that you see there. If somebody told you digits, or you did not ask for this, close this page.',
    digits: 'Two digits',
    wrong: 'These are not the digits that are shown there.',
    approve: 'Let the device log in',
  },
  ar: {
    title: 'جهاز جديد',
    over: 'انتهى هذا الرابط',
    overText: 'ارجع إلى الصفحة التي تسجل الدخول فيها واطلب رابطًا جديدًا.',
    approved: 'يمكن للجهاز تسجيل الدخول',
    approvedText: 'ارجع إلى {origin}. الرمز في طريقه إليك.',
    ask: 'هل هذا أنت؟',
    askText: 'يريد شخص تسجيل الدخول إلى {origin} على جهاز لم يسجل منه من قبل: {device}.',
    how: 'إن كنت أنت، فاكتب الرقمين اللذين تراهما هناك. إن أعطاك أحد رقمين، أو لم تطلب هذا، فأغلق هذه الصفحة.',
    digits: 'رقمان',
    wrong: 'ليس هذان هما الرقمان المعروضان هناك.',
    approve: 'اسمح للجهاز بتسجيل الدخول',
  },
} as const satisfies Readonly<Record<MailLanguage, object>>
