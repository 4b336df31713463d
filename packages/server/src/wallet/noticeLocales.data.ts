import type { TranslatedWords } from '../platform/mail/MailLanguage.js'
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
    deletionRequested: {
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
      body: 'تم حذف جميع بيانات محفظتك لدى {wallet} بطلب من شخص كان قد فتح قفلها.',
      ignore: 'لا تزال حساباتها موجودة. يمكن لأي شخص لديه عبارة الاسترداد أو ملف الاسترداد الوصول إليها.',
    },
  },
  bn: {
    emailChanged: {
      subject: 'আপনার ওয়ালেটের ইমেল ঠিকানা বদলানো হয়েছে',
      body: '{wallet}-এ আপনার ওয়ালেটের ইমেল ঠিকানা {from} থেকে বদলে {to} করা হয়েছে।',
      ignore: 'এটি আপনি না করে থাকলে ওয়ালেটে সাইন ইন করে এর ডিভাইস ও কী-গুলো যাচাই করুন।',
    },
    exported: {
      subject: 'আপনার ওয়ালেট এক্সপোর্টের অনুরোধ করা হয়েছে',
      body: '{wallet}-এ আপনার ওয়ালেটে সাইন ইন করা কেউ ওয়ালেটটির ডেটা বা প্রাইভেট কী এক্সপোর্টের অনুরোধ করেছে।',
      ignore: 'এটি আপনি না করে থাকলে ওয়ালেটে সাইন ইন করে এর ডিভাইস ও কী-গুলো যাচাই করুন।',
    },
    deletionRequested: {
      subject: 'আপনার ওয়ালেট মুছে ফেলা হবে',
      body: 'কেউ {wallet}-এ আপনার ওয়ালেট মুছে ফেলার অনুরোধ করেছে। এটি {date} তারিখে মুছে ফেলা হবে।',
      ignore: 'ওয়ালেটটি রাখতে চাইলে তার আগে সাইন ইন করুন।',
    },
    deletionCancelled: {
      subject: 'আপনার ওয়ালেট মুছে ফেলা হবে না',
      body: 'কেউ {wallet}-এ আপনার ওয়ালেটে সাইন ইন করেছে, তাই মুছে ফেলা বাতিল হয়েছে।',
      ignore: 'এটি আপনি না করে থাকলে ওয়ালেটে সাইন ইন করে এর ডিভাইস ও কী-গুলো যাচাই করুন।',
    },
    deleted: {
      subject: 'আপনার ওয়ালেট মুছে ফেলা হয়েছে',
      body: '{wallet}-এ আপনার ওয়ালেটের সব ডেটা মুছে ফেলা হয়েছে। ওয়ালেটটি যার কাছে আনলক করা ছিল, তার অনুরোধে এটি করা হয়েছে।',
      ignore: 'এর অ্যাকাউন্টগুলো এখনও আছে। যার কাছে রিকভারি ফ্রেজ বা রিকভারি ফাইল আছে, সে এখনও সেগুলো অ্যাক্সেস করতে পারে।',
    },
  },
  cs: {
    emailChanged: {
      subject: 'E-mailová adresa vaší peněženky byla změněna',
      body: 'E-mailová adresa vaší peněženky na {wallet} byla změněna z {from} na {to}.',
      ignore: 'Pokud jste to nebyli vy, přihlaste se do peněženky a zkontrolujte její zařízení a klíče.',
    },
    exported: {
      subject: 'Byl vyžádán export vaší peněženky',
      body: 'Někdo přihlášený do vaší peněženky na {wallet} si vyžádal export jejích dat nebo klíčů.',
      ignore: 'Pokud jste to nebyli vy, přihlaste se do peněženky a zkontrolujte její zařízení a klíče.',
    },
    deletionRequested: {
      subject: 'Vaše peněženka bude smazána',
      body: 'Někdo požádal o smazání vaší peněženky na {wallet}. Datum smazání: {date}.',
      ignore: 'Chcete-li peněženku zachovat, přihlaste se do ní před tímto datem.',
    },
    deletionCancelled: {
      subject: 'Vaše peněženka nebude smazána',
      body: 'Někdo se přihlásil do vaší peněženky na {wallet}, a proto bylo její smazání zrušeno.',
      ignore: 'Pokud jste to nebyli vy, přihlaste se do peněženky a zkontrolujte její zařízení a klíče.',
    },
    deleted: {
      subject: 'Vaše peněženka byla smazána',
      body: 'Všechna data o vaší peněžence na {wallet} byla smazána na žádost někoho, kdo ji měl odemčenou.',
      ignore:
        'Její účty stále existují. Kdokoli s její frází pro obnovení nebo souborem pro obnovení k nim má stále přístup.',
    },
  },
  de: {
    emailChanged: {
      subject: 'Die E-Mail-Adresse deiner Wallet wurde geändert',
      body: 'Die E-Mail-Adresse deiner Wallet bei {wallet} wurde von {from} in {to} geändert.',
      ignore: 'Wenn du das nicht warst, melde dich bei deiner Wallet an und prüfe ihre Geräte und Schlüssel.',
    },
    exported: {
      subject: 'Ein Export deiner Wallet wurde angefordert',
      body: 'Jemand, der bei deiner Wallet bei {wallet} angemeldet war, hat einen Export ihrer Daten oder Schlüssel angefordert.',
      ignore: 'Wenn du das nicht warst, melde dich bei deiner Wallet an und prüfe ihre Geräte und Schlüssel.',
    },
    deletionRequested: {
      subject: 'Deine Wallet wird gelöscht',
      body: 'Jemand hat die Löschung deiner Wallet bei {wallet} angefordert. Sie wird am {date} gelöscht.',
      ignore: 'Um deine Wallet zu behalten, melde dich vorher bei ihr an.',
    },
    deletionCancelled: {
      subject: 'Deine Wallet wird nicht gelöscht',
      body: 'Jemand hat sich bei deiner Wallet bei {wallet} angemeldet. Deshalb wurde ihre Löschung abgebrochen.',
      ignore: 'Wenn du das nicht warst, melde dich bei deiner Wallet an und prüfe ihre Geräte und Schlüssel.',
    },
    deleted: {
      subject: 'Deine Wallet wurde gelöscht',
      body: 'Alle Daten zu deiner Wallet bei {wallet} wurden gelöscht, auf Anforderung von jemandem, der sie entsperrt hatte.',
      ignore:
        'Ihre Konten bestehen weiter. Alle, die ihre Wiederherstellungsphrase oder Wiederherstellungsdatei haben, können weiter darauf zugreifen.',
    },
  },
  el: {
    emailChanged: {
      subject: 'Η διεύθυνση email του πορτοφολιού σας άλλαξε',
      body: 'Η διεύθυνση email του πορτοφολιού σας στο {wallet} άλλαξε από {from} σε {to}.',
      ignore: 'Αν δεν ήσασταν εσείς, κάντε είσοδο στο πορτοφόλι σας και ελέγξτε τις συσκευές και τα κλειδιά του.',
    },
    exported: {
      subject: 'Ζητήθηκε εξαγωγή του πορτοφολιού σας',
      body: 'Κάποιος που είχε κάνει είσοδο στο πορτοφόλι σας στο {wallet} ζήτησε εξαγωγή των δεδομένων ή των κλειδιών του.',
      ignore: 'Αν δεν ήσασταν εσείς, κάντε είσοδο στο πορτοφόλι σας και ελέγξτε τις συσκευές και τα κλειδιά του.',
    },
    deletionRequested: {
      subject: 'Το πορτοφόλι σας θα διαγραφεί',
      body: 'Κάποιος ζήτησε να διαγραφεί το πορτοφόλι σας στο {wallet}. Στις {date} θα διαγραφεί.',
      ignore: 'Για να κρατήσετε το πορτοφόλι σας, κάντε είσοδο πριν από τότε.',
    },
    deletionCancelled: {
      subject: 'Το πορτοφόλι σας δεν θα διαγραφεί',
      body: 'Κάποιος έκανε είσοδο στο πορτοφόλι σας στο {wallet}, οπότε η διαγραφή του ακυρώθηκε.',
      ignore: 'Αν δεν ήσασταν εσείς, κάντε είσοδο στο πορτοφόλι σας και ελέγξτε τις συσκευές και τα κλειδιά του.',
    },
    deleted: {
      subject: 'Το πορτοφόλι σας διαγράφηκε',
      body: 'Όλα τα δεδομένα για το πορτοφόλι σας στο {wallet} διαγράφηκαν, κατόπιν αιτήματος κάποιου που το είχε ξεκλειδωμένο.',
      ignore:
        'Οι λογαριασμοί του εξακολουθούν να υπάρχουν. Όποιος έχει τη φράση ανάκτησης ή το αρχείο ανάκτησης μπορεί ακόμη να αποκτήσει πρόσβαση σε αυτούς.',
    },
  },
  es: {
    emailChanged: {
      subject: 'Se cambió la dirección de correo de tu billetera',
      body: 'La dirección de correo de tu billetera en {wallet} se cambió de {from} a {to}.',
      ignore: 'Si no fuiste tú, inicia sesión en tu billetera y revisa sus dispositivos y claves.',
    },
    exported: {
      subject: 'Se solicitó una exportación de tu billetera',
      body: 'Alguien con la sesión iniciada en tu billetera en {wallet} solicitó exportar los datos o las claves de la billetera.',
      ignore: 'Si no fuiste tú, inicia sesión en tu billetera y revisa sus dispositivos y claves.',
    },
    deletionRequested: {
      subject: 'Tu billetera se eliminará',
      body: 'Alguien solicitó eliminar tu billetera en {wallet}. Se eliminará el {date}.',
      ignore: 'Para conservar tu billetera, inicia sesión en ella antes de esa fecha.',
    },
    deletionCancelled: {
      subject: 'Tu billetera no se eliminará',
      body: 'Alguien inició sesión en tu billetera en {wallet}, así que se canceló su eliminación.',
      ignore: 'Si no fuiste tú, inicia sesión en tu billetera y revisa sus dispositivos y claves.',
    },
    deleted: {
      subject: 'Se eliminó tu billetera',
      body: 'Se eliminaron todos los datos de tu billetera en {wallet}, a petición de alguien que la tenía desbloqueada.',
      ignore:
        'Sus cuentas siguen existiendo. Cualquiera que tenga su frase de recuperación o su archivo de recuperación puede seguir accediendo a ellas.',
    },
  },
  fa: {
    emailChanged: {
      subject: 'نشانی ایمیل کیف پول شما تغییر کرد',
      body: 'نشانی ایمیل کیف پول شما در {wallet} از {from} به {to} تغییر کرد.',
      ignore: 'اگر این کار شما نبود، وارد کیف پول خود شوید و دستگاه‌ها و کلیدهای آن را بررسی کنید.',
    },
    exported: {
      subject: 'برون‌بری کیف پول شما درخواست شد',
      body: 'کسی که وارد کیف پول شما در {wallet} شده بود، برون‌بری داده‌ها یا کلیدهای آن را درخواست کرد.',
      ignore: 'اگر این کار شما نبود، وارد کیف پول خود شوید و دستگاه‌ها و کلیدهای آن را بررسی کنید.',
    },
    deletionRequested: {
      subject: 'کیف پول شما حذف خواهد شد',
      body: 'کسی حذف کیف پول شما در {wallet} را درخواست کرد. کیف پول در تاریخ {date} حذف خواهد شد.',
      ignore: 'برای نگه داشتن کیف پول، پیش از آن وارد آن شوید.',
    },
    deletionCancelled: {
      subject: 'کیف پول شما حذف نمی‌شود',
      body: 'کسی وارد کیف پول شما در {wallet} شد، بنابراین حذف آن لغو شد.',
      ignore: 'اگر این کار شما نبود، وارد کیف پول خود شوید و دستگاه‌ها و کلیدهای آن را بررسی کنید.',
    },
    deleted: {
      subject: 'کیف پول شما حذف شد',
      body: 'همه داده‌های مربوط به کیف پول شما در {wallet} به درخواست کسی که قفل آن را باز کرده بود حذف شد.',
      ignore:
        'حساب‌های آن همچنان وجود دارند. هر کس عبارت بازیابی یا فایل بازیابی آن را داشته باشد، همچنان می‌تواند به آن‌ها دسترسی پیدا کند.',
    },
  },
  fil: {
    emailChanged: {
      subject: 'Pinalitan ang email address ng wallet mo',
      body: 'Ang email address ng wallet mo sa {wallet} ay pinalitan mula {from} patungong {to}.',
      ignore: 'Kung hindi ikaw ito, mag-sign in sa wallet mo at suriin ang mga device at key nito.',
    },
    exported: {
      subject: 'May humiling ng pag-export ng wallet mo',
      body: 'May naka-sign in sa wallet mo sa {wallet} na humiling ng pag-export ng data o mga key nito.',
      ignore: 'Kung hindi ikaw ito, mag-sign in sa wallet mo at suriin ang mga device at key nito.',
    },
    deletionRequested: {
      subject: 'Ide-delete ang wallet mo',
      body: 'May humiling na i-delete ang wallet mo sa {wallet}. Ide-delete ito sa {date}.',
      ignore: 'Para mapanatili ang wallet mo, mag-sign in dito bago iyon.',
    },
    deletionCancelled: {
      subject: 'Hindi ide-delete ang wallet mo',
      body: 'May nag-sign in sa wallet mo sa {wallet}, kaya kinansela ang pag-delete nito.',
      ignore: 'Kung hindi ikaw ito, mag-sign in sa wallet mo at suriin ang mga device at key nito.',
    },
    deleted: {
      subject: 'Na-delete ang wallet mo',
      body: 'Na-delete ang lahat ng data tungkol sa wallet mo sa {wallet}, sa kahilingan ng taong nag-unlock nito.',
      ignore:
        'Umiiral pa rin ang mga account nito. Maa-access pa rin ang mga iyon ng sinumang may recovery phrase o recovery file nito.',
    },
  },
  fr: {
    emailChanged: {
      subject: 'L’adresse e-mail de votre portefeuille a été modifiée',
      body: 'L’adresse e-mail de votre portefeuille sur {wallet} a été modifiée. Ancienne adresse : {from}. Nouvelle adresse : {to}.',
      ignore: 'Si ce n’était pas vous, identifiez-vous dans votre portefeuille et vérifiez ses appareils et ses clés.',
    },
    exported: {
      subject: 'Un export de votre portefeuille a été demandé',
      body: 'Une personne dont la session était ouverte dans votre portefeuille sur {wallet} a demandé l’export des données ou des clés de ce portefeuille.',
      ignore: 'Si ce n’était pas vous, identifiez-vous dans votre portefeuille et vérifiez ses appareils et ses clés.',
    },
    deletionRequested: {
      subject: 'Votre portefeuille va être supprimé',
      body: 'Quelqu’un a demandé la suppression de votre portefeuille sur {wallet}. Il sera supprimé le {date}.',
      ignore: 'Pour conserver votre portefeuille, identifiez-vous avant cette date.',
    },
    deletionCancelled: {
      subject: 'Votre portefeuille ne sera pas supprimé',
      body: 'Quelqu’un s’est identifié dans votre portefeuille sur {wallet}. Sa suppression a donc été annulée.',
      ignore: 'Si ce n’était pas vous, identifiez-vous dans votre portefeuille et vérifiez ses appareils et ses clés.',
    },
    deleted: {
      subject: 'Votre portefeuille a été supprimé',
      body: 'Toutes les données de votre portefeuille sur {wallet} ont été supprimées, à la demande d’une personne qui l’avait déverrouillé.',
      ignore:
        'Ses comptes existent toujours. Toute personne qui détient sa phrase ou son fichier de récupération peut encore y accéder.',
    },
  },
  he: {
    emailChanged: {
      subject: 'כתובת האימייל של הארנק שלכם שונתה',
      body: 'כתובת האימייל של הארנק שלכם ב-{wallet} שונתה: קודם {from}, עכשיו {to}.',
      ignore: 'אם זה לא אתם, היכנסו לארנק ובדקו את המכשירים והמפתחות שלו.',
    },
    exported: {
      subject: 'התבקש ייצוא של הארנק שלכם',
      body: 'מישהו שנכנס לארנק שלכם ב-{wallet} ביקש לייצא את הנתונים או את המפתחות של הארנק.',
      ignore: 'אם זה לא אתם, היכנסו לארנק ובדקו את המכשירים והמפתחות שלו.',
    },
    deletionRequested: {
      subject: 'הארנק שלכם יימחק',
      body: 'מישהו ביקש למחוק את הארנק שלכם ב-{wallet}. הארנק יימחק בתאריך {date}.',
      ignore: 'כדי לשמור על הארנק, היכנסו אליו לפני כן.',
    },
    deletionCancelled: {
      subject: 'הארנק שלכם לא יימחק',
      body: 'מישהו נכנס לארנק שלכם ב-{wallet}, ולכן המחיקה בוטלה.',
      ignore: 'אם זה לא אתם, היכנסו לארנק ובדקו את המכשירים והמפתחות שלו.',
    },
    deleted: {
      subject: 'הארנק שלכם נמחק',
      body: 'כל הנתונים על הארנק שלכם ב-{wallet} נמחקו, לבקשת מי שפתח את נעילת הארנק.',
      ignore: 'החשבונות שלו עדיין קיימים. כל מי שיש לו ביטוי השחזור או קובץ השחזור עדיין יכול לגשת אליהם.',
    },
  },
  hi: {
    emailChanged: {
      subject: 'आपके वॉलेट का ईमेल पता बदल दिया गया',
      body: '{wallet} पर आपके वॉलेट का ईमेल पता {from} से बदलकर {to} कर दिया गया।',
      ignore: 'अगर यह आपने नहीं किया, तो अपने वॉलेट में साइन इन करें और उसके डिवाइस और कुंजियाँ जाँचें।',
    },
    exported: {
      subject: 'आपके वॉलेट के एक्सपोर्ट का अनुरोध किया गया',
      body: '{wallet} पर आपके वॉलेट में साइन इन किए हुए किसी व्यक्ति ने वॉलेट के डेटा या कुंजियों के एक्सपोर्ट का अनुरोध किया।',
      ignore: 'अगर यह आपने नहीं किया, तो अपने वॉलेट में साइन इन करें और उसके डिवाइस और कुंजियाँ जाँचें।',
    },
    deletionRequested: {
      subject: 'आपका वॉलेट मिटा दिया जाएगा',
      body: 'किसी ने {wallet} पर आपके वॉलेट को मिटाने का अनुरोध किया। इसे {date} को मिटा दिया जाएगा।',
      ignore: 'अपना वॉलेट बनाए रखने के लिए उससे पहले साइन इन करें।',
    },
    deletionCancelled: {
      subject: 'आपका वॉलेट नहीं मिटाया जाएगा',
      body: 'किसी ने {wallet} पर आपके वॉलेट में साइन इन किया, इसलिए उसे मिटाना रद्द कर दिया गया।',
      ignore: 'अगर यह आपने नहीं किया, तो अपने वॉलेट में साइन इन करें और उसके डिवाइस और कुंजियाँ जाँचें।',
    },
    deleted: {
      subject: 'आपका वॉलेट मिटा दिया गया',
      body: '{wallet} पर आपके वॉलेट का सारा डेटा मिटा दिया गया। इसका अनुरोध उस व्यक्ति ने किया, जिसने वॉलेट अनलॉक कर रखा था।',
      ignore: 'उसके खाते अब भी मौजूद हैं। जिसके पास रिकवरी फ़्रेज़ या रिकवरी फ़ाइल है, वह अब भी उन खातों को ऐक्सेस कर सकता है।',
    },
  },
  id: {
    emailChanged: {
      subject: 'Alamat email dompet Anda telah diubah',
      body: 'Alamat email dompet Anda di {wallet} telah diubah dari {from} menjadi {to}.',
      ignore: 'Jika itu bukan Anda, masuk ke dompet Anda lalu periksa perangkat dan kuncinya.',
    },
    exported: {
      subject: 'Ada permintaan ekspor dompet Anda',
      body: 'Seseorang yang masuk ke dompet Anda di {wallet} meminta ekspor data atau kuncinya.',
      ignore: 'Jika itu bukan Anda, masuk ke dompet Anda lalu periksa perangkat dan kuncinya.',
    },
    deletionRequested: {
      subject: 'Dompet Anda akan dihapus',
      body: 'Seseorang meminta penghapusan dompet Anda di {wallet}. Dompet akan dihapus pada {date}.',
      ignore: 'Untuk mempertahankan dompet Anda, masuklah ke dompet sebelum waktu itu.',
    },
    deletionCancelled: {
      subject: 'Dompet Anda tidak akan dihapus',
      body: 'Seseorang masuk ke dompet Anda di {wallet}, sehingga penghapusannya dibatalkan.',
      ignore: 'Jika itu bukan Anda, masuk ke dompet Anda lalu periksa perangkat dan kuncinya.',
    },
    deleted: {
      subject: 'Dompet Anda telah dihapus',
      body: 'Semua data tentang dompet Anda di {wallet} telah dihapus, atas permintaan seseorang yang telah membuka kuncinya.',
      ignore:
        'Akun-akunnya masih ada. Siapa pun yang memiliki frasa pemulihan atau file pemulihannya masih dapat mengaksesnya.',
    },
  },
  it: {
    emailChanged: {
      subject: 'L’indirizzo e-mail del tuo wallet è stato cambiato',
      body: 'L’indirizzo e-mail del tuo wallet su {wallet} è stato cambiato da {from} a {to}.',
      ignore: 'Se non eri tu, accedi al tuo wallet e controlla i dispositivi e le chiavi.',
    },
    exported: {
      subject: 'È stata richiesta un’esportazione del tuo wallet',
      body: 'Qualcuno che aveva effettuato l’accesso al tuo wallet su {wallet} ha richiesto l’esportazione dei dati o delle chiavi del wallet.',
      ignore: 'Se non eri tu, accedi al tuo wallet e controlla i dispositivi e le chiavi.',
    },
    deletionRequested: {
      subject: 'Il tuo wallet verrà eliminato',
      body: 'Qualcuno ha richiesto l’eliminazione del tuo wallet su {wallet}. Verrà eliminato in data {date}.',
      ignore: 'Per mantenere il wallet, accedi prima di allora.',
    },
    deletionCancelled: {
      subject: 'Il tuo wallet non verrà eliminato',
      body: 'Qualcuno ha effettuato l’accesso al tuo wallet su {wallet}, quindi l’eliminazione è stata annullata.',
      ignore: 'Se non eri tu, accedi al tuo wallet e controlla i dispositivi e le chiavi.',
    },
    deleted: {
      subject: 'Il tuo wallet è stato eliminato',
      body: 'Tutti i dati del tuo wallet su {wallet} sono stati eliminati, su richiesta di una persona che lo aveva sbloccato.',
      ignore:
        'I suoi account esistono ancora. Chiunque abbia la sua frase o il suo file di recupero può ancora accedervi.',
    },
  },
  ja: {
    emailChanged: {
      subject: 'ウォレットのメールアドレスが変更されました',
      body: '{wallet}のウォレットのメールアドレスが、{from}から{to}に変更されました。',
      ignore: 'お心当たりがない場合は、ウォレットにログインして、デバイスと鍵をご確認ください。',
    },
    exported: {
      subject: 'ウォレットのエクスポートがリクエストされました',
      body: '{wallet}のウォレットにログインしている人が、データまたは鍵のエクスポートをリクエストしました。',
      ignore: 'お心当たりがない場合は、ウォレットにログインして、デバイスと鍵をご確認ください。',
    },
    deletionRequested: {
      subject: 'ウォレットが削除されます',
      body: '{wallet}のウォレットの削除がリクエストされました。{date}に削除されます。',
      ignore: 'ウォレットを残すには、それまでにログインしてください。',
    },
    deletionCancelled: {
      subject: 'ウォレットの削除はキャンセルされました',
      body: '{wallet}のウォレットへのログインがあったため、削除はキャンセルされました。',
      ignore: 'お心当たりがない場合は、ウォレットにログインして、デバイスと鍵をご確認ください。',
    },
    deleted: {
      subject: 'ウォレットが削除されました',
      body: 'ロックを解除した人のリクエストにより、{wallet}のウォレットに関するすべてのデータが削除されました。',
      ignore:
        'アカウント自体は残っています。リカバリーフレーズまたはリカバリーファイルを持つ人は、引き続きアクセスできます。',
    },
  },
  ko: {
    emailChanged: {
      subject: '지갑 이메일 주소가 변경되었습니다',
      body: '{wallet}에 있는 지갑의 이메일 주소가 변경되었습니다. 이전 주소: {from}, 새 주소: {to}.',
      ignore: '본인이 아니라면 지갑에 로그인하여 기기와 키를 확인하세요.',
    },
    exported: {
      subject: '지갑 내보내기가 요청되었습니다',
      body: '{wallet}에 있는 지갑에 로그인한 누군가가 데이터 또는 키 내보내기를 요청했습니다.',
      ignore: '본인이 아니라면 지갑에 로그인하여 기기와 키를 확인하세요.',
    },
    deletionRequested: {
      subject: '지갑이 삭제될 예정입니다',
      body: '누군가 {wallet}에 있는 지갑의 삭제를 요청했습니다. 삭제 예정일: {date}.',
      ignore: '지갑을 유지하려면 그 전에 로그인하세요.',
    },
    deletionCancelled: {
      subject: '지갑이 삭제되지 않습니다',
      body: '누군가 {wallet}에 있는 지갑에 로그인하여 삭제가 취소되었습니다.',
      ignore: '본인이 아니라면 지갑에 로그인하여 기기와 키를 확인하세요.',
    },
    deleted: {
      subject: '지갑이 삭제되었습니다',
      body: '잠금 해제된 지갑을 사용하던 누군가의 요청으로 {wallet}에 있는 지갑의 모든 데이터가 삭제되었습니다.',
      ignore:
        '지갑의 계정은 그대로 존재합니다. 복구 문구 또는 복구 파일을 가진 사람은 누구나 여전히 계정에 접근할 수 있습니다.',
    },
  },
  nl: {
    emailChanged: {
      subject: 'Het e-mailadres van je wallet is gewijzigd',
      body: 'Het e-mailadres van je wallet bij {wallet} is gewijzigd van {from} in {to}.',
      ignore: 'Was jij dit niet? Log dan in bij je wallet en controleer de apparaten en sleutels.',
    },
    exported: {
      subject: 'Er is een export van je wallet aangevraagd',
      body: 'Iemand die was ingelogd bij je wallet bij {wallet}, heeft een export van de gegevens of de sleutels aangevraagd.',
      ignore: 'Was jij dit niet? Log dan in bij je wallet en controleer de apparaten en sleutels.',
    },
    deletionRequested: {
      subject: 'Je wallet wordt verwijderd',
      body: 'Iemand heeft gevraagd je wallet bij {wallet} te verwijderen. De wallet wordt verwijderd op {date}.',
      ignore: 'Wil je je wallet houden? Log dan vóór die tijd in.',
    },
    deletionCancelled: {
      subject: 'Je wallet wordt niet verwijderd',
      body: 'Iemand heeft ingelogd bij je wallet bij {wallet}. Daarom is de verwijdering geannuleerd.',
      ignore: 'Was jij dit niet? Log dan in bij je wallet en controleer de apparaten en sleutels.',
    },
    deleted: {
      subject: 'Je wallet is verwijderd',
      body: 'Alle gegevens over je wallet bij {wallet} zijn verwijderd, op verzoek van iemand die de wallet had ontgrendeld.',
      ignore:
        'De accounts van de wallet bestaan nog. Iedereen met de herstelzin of het herstelbestand heeft er nog toegang toe.',
    },
  },
  pl: {
    emailChanged: {
      subject: 'Zmieniono adres e-mail Twojego portfela',
      body: 'Adres e-mail Twojego portfela w {wallet} zmieniono z {from} na {to}.',
      ignore: 'Jeśli to nie Ty, zaloguj się do portfela i sprawdź jego urządzenia i klucze.',
    },
    exported: {
      subject: 'Zażądano eksportu Twojego portfela',
      body: 'Osoba zalogowana do Twojego portfela w {wallet} zażądała eksportu jego danych lub kluczy.',
      ignore: 'Jeśli to nie Ty, zaloguj się do portfela i sprawdź jego urządzenia i klucze.',
    },
    deletionRequested: {
      subject: 'Twój portfel zostanie usunięty',
      body: 'Zażądano usunięcia Twojego portfela w {wallet}. Zostanie on usunięty {date}.',
      ignore: 'Aby zachować portfel, zaloguj się do niego przed tą datą.',
    },
    deletionCancelled: {
      subject: 'Twój portfel nie zostanie usunięty',
      body: 'Ktoś zalogował się do Twojego portfela w {wallet}, więc jego usunięcie anulowano.',
      ignore: 'Jeśli to nie Ty, zaloguj się do portfela i sprawdź jego urządzenia i klucze.',
    },
    deleted: {
      subject: 'Twój portfel został usunięty',
      body: 'Wszystkie dane o Twoim portfelu w {wallet} usunięto na żądanie osoby, która go odblokowała.',
      ignore:
        'Jego konta nadal istnieją. Każdy, kto ma jego frazę odzyskiwania lub plik odzyskiwania, wciąż może uzyskać do nich dostęp.',
    },
  },
  'pt-BR': {
    emailChanged: {
      subject: 'O endereço de e-mail da sua carteira foi alterado',
      body: 'O endereço de e-mail da sua carteira em {wallet} foi alterado de {from} para {to}.',
      ignore: 'Se não foi você, entre na sua carteira e confira os dispositivos e as chaves dela.',
    },
    exported: {
      subject: 'Foi solicitada uma exportação da sua carteira',
      body: 'Alguém que entrou na sua carteira em {wallet} solicitou a exportação dos dados ou das chaves dela.',
      ignore: 'Se não foi você, entre na sua carteira e confira os dispositivos e as chaves dela.',
    },
    deletionRequested: {
      subject: 'Sua carteira será excluída',
      body: 'Alguém solicitou a exclusão da sua carteira em {wallet}. Ela será excluída em {date}.',
      ignore: 'Para manter sua carteira, entre nela antes dessa data.',
    },
    deletionCancelled: {
      subject: 'Sua carteira não será excluída',
      body: 'Alguém entrou na sua carteira em {wallet}, por isso a exclusão foi cancelada.',
      ignore: 'Se não foi você, entre na sua carteira e confira os dispositivos e as chaves dela.',
    },
    deleted: {
      subject: 'Sua carteira foi excluída',
      body: 'Todos os dados da sua carteira em {wallet} foram excluídos, a pedido de alguém que estava com ela desbloqueada.',
      ignore:
        'As contas dela continuam existindo. Quem tiver a frase de recuperação ou o arquivo de recuperação ainda pode acessá-las.',
    },
  },
  ro: {
    emailChanged: {
      subject: 'Adresa de e-mail a portofelului tău a fost modificată',
      body: 'Adresa de e-mail a portofelului tău de la {wallet} a fost modificată din {from} în {to}.',
      ignore: 'Dacă nu ai fost tu, autentifică-te în portofel și verifică-i dispozitivele și cheile.',
    },
    exported: {
      subject: 'S-a solicitat exportul portofelului tău',
      body: 'Cineva autentificat în portofelul tău de la {wallet} a solicitat exportul datelor sau al cheilor lui.',
      ignore: 'Dacă nu ai fost tu, autentifică-te în portofel și verifică-i dispozitivele și cheile.',
    },
    deletionRequested: {
      subject: 'Portofelul tău va fi șters',
      body: 'Cineva a solicitat ștergerea portofelului tău de la {wallet}. Va fi șters pe {date}.',
      ignore: 'Ca să păstrezi portofelul, autentifică-te în el înainte de această dată.',
    },
    deletionCancelled: {
      subject: 'Portofelul tău nu va fi șters',
      body: 'Cineva s-a autentificat în portofelul tău de la {wallet}, așa că ștergerea lui a fost anulată.',
      ignore: 'Dacă nu ai fost tu, autentifică-te în portofel și verifică-i dispozitivele și cheile.',
    },
    deleted: {
      subject: 'Portofelul tău a fost șters',
      body: 'Toate datele despre portofelul tău de la {wallet} au fost șterse, la cererea cuiva care îl avea deblocat.',
      ignore:
        'Conturile lui există în continuare. Oricine are fraza de recuperare sau fișierul de recuperare le poate accesa în continuare.',
    },
  },
  ru: {
    emailChanged: {
      subject: 'Адрес эл. почты вашего кошелька изменён',
      body: 'Адрес эл. почты вашего кошелька на {wallet} изменён с {from} на {to}.',
      ignore: 'Если это сделали не вы, войдите в кошелёк и проверьте его устройства и ключи.',
    },
    exported: {
      subject: 'Запрошен экспорт вашего кошелька',
      body: 'Пользователь, вошедший в ваш кошелёк на {wallet}, запросил экспорт его данных или ключей.',
      ignore: 'Если это сделали не вы, войдите в кошелёк и проверьте его устройства и ключи.',
    },
    deletionRequested: {
      subject: 'Ваш кошелёк будет удалён',
      body: 'Поступил запрос на удаление вашего кошелька на {wallet}. Дата удаления: {date}.',
      ignore: 'Чтобы сохранить кошелёк, войдите в него до этой даты.',
    },
    deletionCancelled: {
      subject: 'Ваш кошелёк не будет удалён',
      body: 'Кто-то вошёл в ваш кошелёк на {wallet}, поэтому его удаление отменено.',
      ignore: 'Если это сделали не вы, войдите в кошелёк и проверьте его устройства и ключи.',
    },
    deleted: {
      subject: 'Ваш кошелёк удалён',
      body: 'Все данные о вашем кошельке на {wallet} удалены по запросу того, кто его разблокировал.',
      ignore:
        'Его аккаунты по-прежнему существуют. Доступ к ним остаётся у любого, у кого есть фраза восстановления или файл восстановления.',
    },
  },
  sv: {
    emailChanged: {
      subject: 'Plånbokens e-postadress har ändrats',
      body: 'E-postadressen för din plånbok hos {wallet} ändrades från {from} till {to}.',
      ignore: 'Om det inte var du loggar du in på din plånbok och kontrollerar dess enheter och nycklar.',
    },
    exported: {
      subject: 'En export av din plånbok har begärts',
      body: 'Någon som var inloggad på din plånbok hos {wallet} begärde en export av dess data eller nycklar.',
      ignore: 'Om det inte var du loggar du in på din plånbok och kontrollerar dess enheter och nycklar.',
    },
    deletionRequested: {
      subject: 'Din plånbok kommer att raderas',
      body: 'Någon begärde att din plånbok hos {wallet} ska raderas. Den raderas {date}.',
      ignore: 'Om du vill behålla plånboken loggar du in på den före dess.',
    },
    deletionCancelled: {
      subject: 'Din plånbok kommer inte att raderas',
      body: 'Någon loggade in på din plånbok hos {wallet}, så raderingen avbröts.',
      ignore: 'Om det inte var du loggar du in på din plånbok och kontrollerar dess enheter och nycklar.',
    },
    deleted: {
      subject: 'Din plånbok har raderats',
      body: 'All data om din plånbok hos {wallet} har raderats på begäran av någon som hade låst upp den.',
      ignore:
        'Dess konton finns kvar. Alla som har återställningsfrasen eller återställningsfilen kommer fortfarande åt dem.',
    },
  },
  th: {
    emailChanged: {
      subject: 'ที่อยู่อีเมลของวอลเล็ตคุณถูกเปลี่ยนแล้ว',
      body: 'ที่อยู่อีเมลของวอลเล็ตคุณที่ {wallet} ถูกเปลี่ยนจาก {from} เป็น {to}',
      ignore: 'หากไม่ใช่คุณ โปรดเข้าสู่ระบบวอลเล็ตของคุณและตรวจสอบอุปกรณ์และคีย์ของวอลเล็ต',
    },
    exported: {
      subject: 'มีการขอส่งออกวอลเล็ตของคุณ',
      body: 'มีคนที่เข้าสู่ระบบวอลเล็ตของคุณที่ {wallet} ขอส่งออกข้อมูลหรือคีย์ของวอลเล็ต',
      ignore: 'หากไม่ใช่คุณ โปรดเข้าสู่ระบบวอลเล็ตของคุณและตรวจสอบอุปกรณ์และคีย์ของวอลเล็ต',
    },
    deletionRequested: {
      subject: 'วอลเล็ตของคุณจะถูกลบ',
      body: 'มีคนขอลบวอลเล็ตของคุณที่ {wallet} วอลเล็ตจะถูกลบในวันที่ {date}',
      ignore: 'หากต้องการเก็บวอลเล็ตไว้ โปรดเข้าสู่ระบบก่อนถึงเวลานั้น',
    },
    deletionCancelled: {
      subject: 'วอลเล็ตของคุณจะไม่ถูกลบ',
      body: 'มีคนเข้าสู่ระบบวอลเล็ตของคุณที่ {wallet} การลบวอลเล็ตจึงถูกยกเลิก',
      ignore: 'หากไม่ใช่คุณ โปรดเข้าสู่ระบบวอลเล็ตของคุณและตรวจสอบอุปกรณ์และคีย์ของวอลเล็ต',
    },
    deleted: {
      subject: 'วอลเล็ตของคุณถูกลบแล้ว',
      body: 'ข้อมูลทั้งหมดเกี่ยวกับวอลเล็ตของคุณที่ {wallet} ถูกลบแล้ว ตามคำขอของผู้ที่ปลดล็อกวอลเล็ตอยู่',
      ignore: 'บัญชีของวอลเล็ตยังคงอยู่ ทุกคนที่มีวลีกู้คืนหรือไฟล์กู้คืนของวอลเล็ตยังเข้าถึงบัญชีเหล่านั้นได้',
    },
  },
  tr: {
    emailChanged: {
      subject: 'Cüzdanınızın e-posta adresi değiştirildi',
      body: '{wallet} üzerindeki cüzdanınızın e-posta adresi değiştirildi. Eski adres: {from}. Yeni adres: {to}.',
      ignore: 'Bu siz değilseniz cüzdanınıza giriş yapın, cihazlarını ve anahtarlarını kontrol edin.',
    },
    exported: {
      subject: 'Cüzdanınız için dışa aktarma istendi',
      body: '{wallet} üzerindeki cüzdanınıza giriş yapmış biri, cüzdanın verilerinin veya anahtarlarının dışa aktarılmasını istedi.',
      ignore: 'Bu siz değilseniz cüzdanınıza giriş yapın, cihazlarını ve anahtarlarını kontrol edin.',
    },
    deletionRequested: {
      subject: 'Cüzdanınız silinecek',
      body: 'Birisi {wallet} üzerindeki cüzdanınızın silinmesini istedi. Silinme tarihi: {date}.',
      ignore: 'Cüzdanınızı korumak için bu tarihten önce giriş yapın.',
    },
    deletionCancelled: {
      subject: 'Cüzdanınız silinmeyecek',
      body: 'Birisi {wallet} üzerindeki cüzdanınıza giriş yaptı; bu yüzden silme iptal edildi.',
      ignore: 'Bu siz değilseniz cüzdanınıza giriş yapın, cihazlarını ve anahtarlarını kontrol edin.',
    },
    deleted: {
      subject: 'Cüzdanınız silindi',
      body: '{wallet} üzerindeki cüzdanınızla ilgili tüm veriler, cüzdanın kilidini açmış birinin isteğiyle silindi.',
      ignore:
        'Cüzdanın hesapları hâlâ var. Kurtarma ifadesine veya kurtarma dosyasına sahip olan herkes bu hesaplara erişmeye devam edebilir.',
    },
  },
  uk: {
    emailChanged: {
      subject: 'Адресу ел. пошти вашого гаманця змінено',
      body: 'Адресу ел. пошти вашого гаманця на {wallet} змінено з {from} на {to}.',
      ignore: 'Якщо це зробили не ви, увійдіть у гаманець і перевірте його пристрої та ключі.',
    },
    exported: {
      subject: 'Надійшов запит на експорт вашого гаманця',
      body: 'Користувач, який увійшов у ваш гаманець на {wallet}, надіслав запит на експорт його даних або ключів.',
      ignore: 'Якщо це зробили не ви, увійдіть у гаманець і перевірте його пристрої та ключі.',
    },
    deletionRequested: {
      subject: 'Ваш гаманець буде видалено',
      body: 'Надійшов запит на видалення вашого гаманця на {wallet}. Дата видалення: {date}.',
      ignore: 'Щоб зберегти гаманець, увійдіть у нього до цієї дати.',
    },
    deletionCancelled: {
      subject: 'Ваш гаманець не буде видалено',
      body: 'Хтось увійшов у ваш гаманець на {wallet}, тому його видалення скасовано.',
      ignore: 'Якщо це зробили не ви, увійдіть у гаманець і перевірте його пристрої та ключі.',
    },
    deleted: {
      subject: 'Ваш гаманець видалено',
      body: 'Усі дані про ваш гаманець на {wallet} видалено на запит того, хто його розблокував.',
      ignore: 'Його акаунти й далі існують. Доступ до них має кожен, у кого є фраза відновлення або файл відновлення.',
    },
  },
  ur: {
    emailChanged: {
      subject: 'آپ کے والیٹ کا ای میل پتہ تبدیل کر دیا گیا',
      body: '{wallet} پر آپ کے والیٹ کا ای میل پتہ {from} سے {to} کر دیا گیا۔',
      ignore: 'اگر یہ آپ نے نہیں کیا تو اپنے والیٹ میں سائن ان کریں اور اس کے آلات اور کلیدیں چیک کریں۔',
    },
    exported: {
      subject: 'آپ کے والیٹ کے ایکسپورٹ کی درخواست کی گئی',
      body: '{wallet} پر آپ کے والیٹ میں سائن ان کسی شخص نے والیٹ کے ڈیٹا یا کلیدوں کے ایکسپورٹ کی درخواست کی۔',
      ignore: 'اگر یہ آپ نے نہیں کیا تو اپنے والیٹ میں سائن ان کریں اور اس کے آلات اور کلیدیں چیک کریں۔',
    },
    deletionRequested: {
      subject: 'آپ کا والیٹ حذف کر دیا جائے گا',
      body: 'کسی نے {wallet} پر آپ کا والیٹ حذف کرنے کی درخواست کی۔ یہ {date} کو حذف کر دیا جائے گا۔',
      ignore: 'اپنا والیٹ برقرار رکھنے کے لیے اس سے پہلے سائن ان کریں۔',
    },
    deletionCancelled: {
      subject: 'آپ کا والیٹ حذف نہیں کیا جائے گا',
      body: 'کسی نے {wallet} پر آپ کے والیٹ میں سائن ان کیا، اس لیے اس کا حذف کیا جانا منسوخ ہو گیا۔',
      ignore: 'اگر یہ آپ نے نہیں کیا تو اپنے والیٹ میں سائن ان کریں اور اس کے آلات اور کلیدیں چیک کریں۔',
    },
    deleted: {
      subject: 'آپ کا والیٹ حذف کر دیا گیا',
      body: '{wallet} پر آپ کے والیٹ کا تمام ڈیٹا ایسے شخص کی درخواست پر حذف کر دیا گیا جس کے پاس والیٹ اَن لاک تھا۔',
      ignore:
        'اس کے اکاؤنٹس اب بھی موجود ہیں۔ جس کے پاس اس کا ریکوری فریز یا ریکوری فائل ہو، وہ اب بھی ان تک رسائی حاصل کر سکتا ہے۔',
    },
  },
  vi: {
    emailChanged: {
      subject: 'Địa chỉ email của ví đã được thay đổi',
      body: 'Địa chỉ email của ví của bạn tại {wallet} đã được đổi từ {from} thành {to}.',
      ignore: 'Nếu đó không phải là bạn, hãy đăng nhập vào ví và kiểm tra các thiết bị và khóa của ví.',
    },
    exported: {
      subject: 'Đã có yêu cầu xuất ví của bạn',
      body: 'Một người đã đăng nhập vào ví của bạn tại {wallet} và yêu cầu xuất dữ liệu hoặc khóa của ví.',
      ignore: 'Nếu đó không phải là bạn, hãy đăng nhập vào ví và kiểm tra các thiết bị và khóa của ví.',
    },
    deletionRequested: {
      subject: 'Ví của bạn sẽ bị xóa',
      body: 'Có người đã yêu cầu xóa ví của bạn tại {wallet}. Ví sẽ bị xóa vào {date}.',
      ignore: 'Để giữ ví, hãy đăng nhập vào ví trước thời điểm đó.',
    },
    deletionCancelled: {
      subject: 'Ví của bạn sẽ không bị xóa',
      body: 'Có người đã đăng nhập vào ví của bạn tại {wallet}, nên việc xóa ví đã bị hủy.',
      ignore: 'Nếu đó không phải là bạn, hãy đăng nhập vào ví và kiểm tra các thiết bị và khóa của ví.',
    },
    deleted: {
      subject: 'Ví của bạn đã bị xóa',
      body: 'Toàn bộ dữ liệu về ví của bạn tại {wallet} đã bị xóa, theo yêu cầu của một người đã mở khóa ví.',
      ignore:
        'Các tài khoản của ví vẫn tồn tại. Bất kỳ ai có cụm từ khôi phục hoặc tệp khôi phục của ví vẫn có thể truy cập các tài khoản đó.',
    },
  },
  'zh-Hans': {
    emailChanged: {
      subject: '您的钱包邮箱地址已更改',
      body: '您在 {wallet} 的钱包的邮箱地址已从 {from} 更改为 {to}。',
      ignore: '如果不是您本人操作，请登录钱包，检查其设备和密钥。',
    },
    exported: {
      subject: '有人请求导出您的钱包',
      body: '有人登录您在 {wallet} 的钱包后，请求导出其数据或密钥。',
      ignore: '如果不是您本人操作，请登录钱包，检查其设备和密钥。',
    },
    deletionRequested: {
      subject: '您的钱包将被删除',
      body: '有人请求删除您在 {wallet} 的钱包。钱包将于{date}删除。',
      ignore: '如需保留钱包，请在此之前登录。',
    },
    deletionCancelled: {
      subject: '您的钱包不会被删除',
      body: '有人登录了您在 {wallet} 的钱包，因此删除已取消。',
      ignore: '如果不是您本人操作，请登录钱包，检查其设备和密钥。',
    },
    deleted: {
      subject: '您的钱包已被删除',
      body: '应某位已解锁该钱包的人的请求，与您在 {wallet} 的钱包有关的所有数据均已删除。',
      ignore: '钱包中的账户仍然存在。任何持有其助记词或恢复文件的人仍可访问这些账户。',
    },
  },
  'zh-Hant': {
    emailChanged: {
      subject: '你的錢包電子郵件地址已變更',
      body: '你在 {wallet} 的錢包，電子郵件地址已從 {from} 變更為 {to}。',
      ignore: '如果不是你本人，請登入錢包並檢查其裝置和金鑰。',
    },
    exported: {
      subject: '有人要求匯出你的錢包',
      body: '有人登入你在 {wallet} 的錢包，並要求匯出其資料或金鑰。',
      ignore: '如果不是你本人，請登入錢包並檢查其裝置和金鑰。',
    },
    deletionRequested: {
      subject: '你的錢包將被刪除',
      body: '有人要求刪除你在 {wallet} 的錢包。錢包將於{date}刪除。',
      ignore: '若要保留錢包，請在此之前登入。',
    },
    deletionCancelled: {
      subject: '你的錢包不會被刪除',
      body: '有人登入了你在 {wallet} 的錢包，因此已取消刪除。',
      ignore: '如果不是你本人，請登入錢包並檢查其裝置和金鑰。',
    },
    deleted: {
      subject: '你的錢包已刪除',
      body: '你在 {wallet} 的錢包的所有資料均已刪除，由當時已解鎖該錢包的人提出要求。',
      ignore: '錢包的帳戶仍然存在。任何擁有其助記詞或復原檔案的人仍可存取這些帳戶。',
    },
  },
}
