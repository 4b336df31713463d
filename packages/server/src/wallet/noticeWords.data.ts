import type { MailLanguage } from '../mail/mailLanguages.data.js'

const notYou = "If this wasn't you, sign in to your wallet and check its devices and keys."
const notYouArabic = 'إذا لم تكن أنت، فسجّل الدخول إلى محفظتك وتحقق من أجهزتها ومفاتيحها.'

/** Texts of the security emails about a wallet, by language and event. `{wallet}` is the wallet's host. */
export const noticeWords = {
  en: {
    emailChanged: {
      subject: 'Your wallet email address was changed',
      body: 'The email address of your wallet at {wallet} was changed from {from} to {to}.',
      ignore: notYou,
    },
    exported: {
      subject: 'Your wallet was exported',
      body: 'Someone signed in to your wallet at {wallet} requested an export of its data or its keys.',
      ignore: notYou,
    },
    deletionAsked: {
      subject: 'Your wallet will be deleted',
      body: 'Someone requested to delete your wallet at {wallet}. It will be deleted on {date}.',
      ignore: 'To keep your wallet, sign in to it before then.',
    },
    deletionCancelled: {
      subject: "Your wallet won't be deleted",
      body: 'Someone signed in to your wallet at {wallet}, so its deletion was cancelled.',
      ignore: notYou,
    },
    deleted: {
      subject: 'Your wallet was deleted',
      body: 'All data about your wallet at {wallet} was deleted, at the request of someone who had it unlocked.',
      ignore: 'Its accounts still exist. Anyone with its recovery phrase or recovery file can still access them.',
    },
  },
  ar: {
    emailChanged: {
      subject: 'تم تغيير البريد الإلكتروني لمحفظتك',
      body: 'تم تغيير البريد الإلكتروني لمحفظتك لدى {wallet} من {from} إلى {to}.',
      ignore: notYouArabic,
    },
    exported: {
      subject: 'تم تصدير محفظتك',
      body: 'طلب شخص سجّل الدخول إلى محفظتك لدى {wallet} تصدير بياناتها أو مفاتيحها.',
      ignore: notYouArabic,
    },
    deletionAsked: {
      subject: 'سيتم حذف محفظتك',
      body: 'طلب شخص ما حذف محفظتك لدى {wallet}. سيتم حذفها في {date}.',
      ignore: 'للاحتفاظ بمحفظتك، سجّل الدخول إليها قبل ذلك.',
    },
    deletionCancelled: {
      subject: 'لن يتم حذف محفظتك',
      body: 'سجّل شخص ما الدخول إلى محفظتك لدى {wallet}، لذلك أُلغي حذفها.',
      ignore: notYouArabic,
    },
    deleted: {
      subject: 'تم حذف محفظتك',
      body: 'تم حذف جميع بيانات محفظتك لدى {wallet} بطلب من شخص كانت المحفظة مفتوحة لديه.',
      ignore: 'لا تزال حساباتها موجودة. يمكن لأي شخص لديه عبارة الاسترداد أو ملف الاسترداد الوصول إليها.',
    },
  },
} as const satisfies Readonly<Record<MailLanguage, object>>

/** Events that users are notified of by email. */
export type NoticeKind = keyof (typeof noticeWords)['en']
