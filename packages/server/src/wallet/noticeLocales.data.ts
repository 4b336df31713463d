import type { TranslatedWords } from '../mail/MailLanguage.js'
import type { NoticeWords } from './noticeWords.data.js'

/** The texts in all languages except English. */
export const noticeLocales: TranslatedWords<NoticeWords> = {
  ar: {
    emailChanged: {
      subject: 'تم تغيير البريد الإلكتروني لمحفظتك',
      body: 'تم تغيير البريد الإلكتروني لمحفظتك لدى {wallet} من {from} إلى {to}.',
      ignore: 'إذا لم تكن أنت، فسجّل الدخول إلى محفظتك وتحقق من أجهزتها ومفاتيحها.',
    },
    exported: {
      subject: 'طُلب تصدير محفظتك',
      body: 'طلب شخص سجّل الدخول إلى محفظتك لدى {wallet} تصدير بياناتها أو مفاتيحها.',
      ignore: 'إذا لم تكن أنت، فسجّل الدخول إلى محفظتك وتحقق من أجهزتها ومفاتيحها.',
    },
    deletionAsked: {
      subject: 'سيتم حذف محفظتك',
      body: 'طلب شخص ما حذف محفظتك لدى {wallet}. سيتم حذفها في {date}.',
      ignore: 'للاحتفاظ بمحفظتك، سجّل الدخول إليها قبل ذلك.',
    },
    deletionCancelled: {
      subject: 'لن يتم حذف محفظتك',
      body: 'سجّل شخص ما الدخول إلى محفظتك لدى {wallet}، لذلك أُلغي حذفها.',
      ignore: 'إذا لم تكن أنت، فسجّل الدخول إلى محفظتك وتحقق من أجهزتها ومفاتيحها.',
    },
    deleted: {
      subject: 'تم حذف محفظتك',
      body: 'تم حذف جميع بيانات محفظتك لدى {wallet} بطلب من شخص كانت المحفظة مفتوحة لديه.',
      ignore: 'لا تزال حساباتها موجودة. يمكن لأي شخص لديه عبارة الاسترداد أو ملف الاسترداد الوصول إليها.',
    },
  },
}
