import type { MailLanguage } from '../mail/mailLanguages.data.js'

const unasked = 'If this was not you, log in to your wallet and look at its devices and keys.'
const unaskedArabic = 'إن لم تكن أنت، فسجل الدخول إلى محفظتك وراجع أجهزتها ومفاتيحها.'

/** Words of the mails about a wallet, by language and by what happened. `{wallet}` is the wallet's host. */
export const noticeWords = {
  en: {
    emailChanged: {
      subject: 'The e-mail address of your wallet was changed',
      said: 'The wallet at {wallet} now belongs to {to} in place of {from}.',
      ignore: unasked,
    },
    exported: {
      subject: 'Your wallet was exported',
      said: 'Somebody who logged in to your wallet at {wallet} asked for everything that is kept about it, or for its keys.',
      ignore: unasked,
    },
    deletionAsked: {
      subject: 'Your wallet will be deleted',
      said: 'Somebody asked to delete your wallet at {wallet}. It will be gone on {date}.',
      ignore: 'To keep it, log in to it before then.',
    },
    deletionCancelled: {
      subject: 'Your wallet stays',
      said: 'Your wallet at {wallet} is in use, so that it will not be deleted.',
      ignore: unasked,
    },
    deleted: {
      subject: 'Your wallet was deleted',
      said: 'Everything that was kept about your wallet at {wallet} was deleted, as somebody who had it open asked.',
      ignore: 'Who has the words or the recovery file of the wallet still has its accounts.',
    },
  },
  ar: {
    emailChanged: {
      subject: 'تغيّر عنوان البريد لمحفظتك',
      said: 'المحفظة لدى {wallet} تخص الآن {to} بدلًا من {from}.',
      ignore: unaskedArabic,
    },
    exported: {
      subject: 'صُدّرت محفظتك',
      said: 'طلب شخص سجّل الدخول إلى محفظتك لدى {wallet} كل ما يُحفظ عنها، أو مفاتيحها.',
      ignore: unaskedArabic,
    },
    deletionAsked: {
      subject: 'ستُحذف محفظتك',
      said: 'طلب شخص حذف محفظتك لدى {wallet}. ستُحذف في {date}.',
      ignore: 'للاحتفاظ بها سجّل الدخول إليها قبل ذلك.',
    },
    deletionCancelled: {
      subject: 'محفظتك باقية',
      said: 'محفظتك لدى {wallet} قيد الاستخدام، فلن تُحذف.',
      ignore: unaskedArabic,
    },
    deleted: {
      subject: 'حُذفت محفظتك',
      said: 'حُذف كل ما كان يُحفظ عن محفظتك لدى {wallet}، كما طلب شخص كانت مفتوحة عنده.',
      ignore: 'من لديه كلمات المحفظة أو ملف استعادتها تبقى حساباتها له.',
    },
  },
} as const satisfies Readonly<Record<MailLanguage, object>>

/** What people are told of. */
export type NoticeKind = keyof (typeof noticeWords)['en']
