import type { TranslatedWords } from '../platform/mail/MailLanguage.js'
import type { LinkMailWords } from './linkMailWords.data.js'

/** The texts in all languages except English. */
export const linkMailLocales: TranslatedWords<LinkMailWords> = {
  ar: {
    subject: 'تسجيل الدخول إلى {origin} على جهاز جديد',
    request:
      'يحاول شخص ما تسجيل الدخول إلى {origin} بعنوان بريدك الإلكتروني على جهاز جديد: {device}. إذا كنت أنت، فافتح هذا الرابط وأدخل الرقمين المعروضين على ذلك الجهاز:',
    expiry: 'تنتهي صلاحية الرابط خلال {minutes} دقيقة. بعد التأكيد، سنرسل إليك رمزًا بالبريد الإلكتروني.',
    ignore: 'إذا لم تكن أنت، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرقمين.',
  },
  bn: {
    subject: 'নতুন ডিভাইসে {origin}-এ সাইন ইন',
    request:
      'কেউ আপনার ইমেল ঠিকানা দিয়ে নতুন ডিভাইসে {origin}-এ সাইন ইন করার চেষ্টা করছে: {device}। এটি আপনি হলে এই লিংকটি খুলুন এবং নতুন ডিভাইসে যে দুটি অঙ্ক দেখানো হচ্ছে, সেগুলো দিন:',
    expiry: 'লিংকের মেয়াদ {minutes} মিনিটে শেষ হবে। আপনি নিশ্চিত করার পর আমরা ইমেলে একটি কোড পাঠাব।',
    ignore: 'এটি আপনি না হলে ইমেলটি উপেক্ষা করতে পারেন। অঙ্ক দুটি ছাড়া কিছুই হবে না।',
  },
  cs: {
    subject: 'Přihlášení na {origin} na novém zařízení',
    request:
      'Někdo se pokouší přihlásit na {origin} s vaší e-mailovou adresou na novém zařízení: {device}. Pokud jste to vy, otevřete tento odkaz a zadejte dvě číslice zobrazené na daném zařízení:',
    expiry: 'Odkaz platí {minutes} min. Po potvrzení vám pošleme kód e-mailem.',
    ignore: 'Pokud jste to nebyli vy, e-mail můžete ignorovat. Bez číslic se nic nestane.',
  },
  de: {
    subject: 'Anmeldung bei {origin} auf einem neuen Gerät',
    request:
      'Jemand versucht, sich mit deiner E-Mail-Adresse auf einem neuen Gerät bei {origin} anzumelden: {device}. Wenn du das bist, öffne diesen Link und gib die zwei Ziffern ein, die auf dem neuen Gerät angezeigt werden:',
    expiry: 'Der Link läuft in {minutes} Minuten ab. Nach deiner Bestätigung senden wir dir einen Code per E-Mail.',
    ignore: 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne die Ziffern passiert nichts.',
  },
  el: {
    subject: 'Είσοδος στο {origin} από νέα συσκευή',
    request:
      'Κάποιος προσπαθεί να κάνει είσοδο στο {origin} με τη διεύθυνση email σας από νέα συσκευή: {device}. Αν είστε εσείς, ανοίξτε αυτόν τον σύνδεσμο και εισαγάγετε τα δύο ψηφία που εμφανίζονται στη νέα συσκευή:',
    expiry: 'Ο σύνδεσμος λήγει σε {minutes} λεπτά. Αφού επιβεβαιώσετε, θα σας στείλουμε έναν κωδικό με email.',
    ignore: 'Αν δεν ήσασταν εσείς, μπορείτε να αγνοήσετε αυτό το email. Χωρίς τα ψηφία δεν συμβαίνει τίποτα.',
  },
  es: {
    subject: 'Inicio de sesión en {origin} desde un dispositivo nuevo',
    request:
      'Alguien intenta iniciar sesión en {origin} con tu dirección de correo desde un dispositivo nuevo: {device}. Si eres tú, abre este enlace e introduce los dos dígitos que aparecen en ese dispositivo:',
    expiry: 'El enlace expira en {minutes} minutos. Cuando lo confirmes, te enviaremos un código por correo.',
    ignore: 'Si no fuiste tú, puedes ignorar este correo. Sin los dígitos no ocurre nada.',
  },
  fa: {
    subject: 'ورود به {origin} در دستگاه جدید',
    request:
      'کسی سعی دارد با نشانی ایمیل شما در دستگاهی جدید وارد {origin} شود: {device}. اگر خودتان هستید، این پیوند را باز کنید و دو رقمی را که در آن دستگاه نمایش داده می‌شود وارد کنید:',
    expiry: 'این پیوند پس از {minutes} دقیقه منقضی می‌شود. پس از تأیید شما، کدی با ایمیل می‌فرستیم.',
    ignore: 'اگر شما نبودید، می‌توانید این ایمیل را نادیده بگیرید. بدون آن دو رقم هیچ اتفاقی نمی‌افتد.',
  },
  fil: {
    subject: 'Mag-sign in sa {origin} sa bagong device',
    request:
      'May sumusubok na mag-sign in sa {origin} gamit ang email address mo sa bagong device: {device}. Kung ikaw ito, buksan ang link na ito at ilagay ang dalawang digit na ipinapakita sa device na iyon:',
    expiry:
      'Mag-e-expire ang link sa loob ng {minutes} minuto. Pagkatapos mong kumpirmahin, ipapadala namin sa iyo ang code sa email.',
    ignore: 'Kung hindi ikaw ito, puwede mong balewalain ang email na ito. Walang mangyayari kung wala ang mga digit.',
  },
  fr: {
    subject: 'Identification sur {origin} depuis un nouvel appareil',
    request:
      'Quelqu’un tente de s’identifier sur {origin} avec votre adresse e-mail depuis un nouvel appareil : {device}. S’il s’agit de vous, ouvrez ce lien et saisissez les deux chiffres affichés sur le nouvel appareil :',
    expiry: 'Le lien expire dans {minutes} minutes. Après votre confirmation, nous vous enverrons un code par e-mail.',
    ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Rien ne se passe sans les chiffres.',
  },
  he: {
    subject: 'כניסה אל {origin} ממכשיר חדש',
    request:
      'מישהו מנסה להיכנס אל {origin} עם כתובת האימייל שלכם ממכשיר חדש: {device}. אם זה אתם, פתחו את הקישור הזה והזינו את שתי הספרות שמוצגות באותו מכשיר:',
    expiry: 'תוקף הקישור יפוג בעוד {minutes} דקות. אחרי האישור נשלח לכם קוד באימייל.',
    ignore: 'אם זה לא אתם, אפשר להתעלם מהאימייל הזה. בלי הספרות לא יקרה דבר.',
  },
  hi: {
    subject: 'नए डिवाइस पर {origin} में साइन इन',
    request:
      'कोई व्यक्ति आपके ईमेल पते से {origin} में नए डिवाइस पर साइन इन करने की कोशिश कर रहा है: {device}। अगर यह आप हैं, तो यह लिंक खोलें और वे दो अंक डालें जो नए डिवाइस पर दिखाए गए हैं:',
    expiry: 'लिंक {minutes} मिनट में समाप्त हो जाएगा। आपकी पुष्टि के बाद हम आपको ईमेल से एक कोड भेजेंगे।',
    ignore: 'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा कर सकते हैं। उन अंकों के बिना कुछ नहीं होगा।',
  },
  id: {
    subject: 'Masuk ke {origin} di perangkat baru',
    request:
      'Seseorang mencoba masuk ke {origin} dengan alamat email Anda di perangkat baru: {device}. Jika itu Anda, buka tautan ini dan masukkan dua digit yang ditampilkan di perangkat tersebut:',
    expiry:
      'Tautan ini kedaluwarsa dalam {minutes} menit. Setelah Anda mengonfirmasi, kami akan mengirimkan kode lewat email.',
    ignore: 'Jika itu bukan Anda, abaikan saja email ini. Tidak akan terjadi apa-apa tanpa dua digit tersebut.',
  },
  it: {
    subject: 'Accesso a {origin} su un nuovo dispositivo',
    request:
      'Qualcuno sta cercando di accedere a {origin} con il tuo indirizzo e-mail su un nuovo dispositivo: {device}. Se sei tu, apri questo link e inserisci le due cifre mostrate su quel dispositivo:',
    expiry: 'Il link scade tra {minutes} minuti. Dopo la tua conferma ti invieremo un codice per e-mail.',
    ignore: 'Se non eri tu, puoi ignorare questa e-mail. Senza le cifre non succede nulla.',
  },
  ja: {
    subject: '新しいデバイスでの{origin}へのログイン',
    request:
      'あなたのメールアドレスを使って、新しいデバイスから{origin}にログインしようとしている人がいます：{device}。ご本人の場合は、このリンクを開き、そのデバイスに表示されている2桁の数字を入力してください：',
    expiry: 'リンクの有効期限は{minutes}分です。確認後、コードをメールでお送りします。',
    ignore: 'お心当たりがない場合は、このメールを無視してかまいません。数字がなければ何も起こりません。',
  },
  ko: {
    subject: '새 기기에서 {origin} 로그인',
    request:
      '누군가 회원님의 이메일 주소를 사용해 새 기기에서 {origin}에 로그인하려고 합니다: {device}. 본인이라면 이 링크를 열고 해당 기기에 표시된 두 자리 숫자를 입력하세요:',
    expiry: '링크는 {minutes}분 후 만료됩니다. 확인하시면 이메일로 코드를 보내드립니다.',
    ignore: '본인이 아니라면 이 이메일을 무시해도 됩니다. 숫자 없이는 아무 일도 일어나지 않습니다.',
  },
  nl: {
    subject: 'Inloggen bij {origin} op een nieuw apparaat',
    request:
      'Iemand probeert met je e-mailadres in te loggen bij {origin} op een nieuw apparaat: {device}. Ben jij dit? Open dan deze link en voer de twee cijfers in die op dat apparaat staan:',
    expiry: 'De link verloopt over {minutes} minuten. Nadat je hebt bevestigd, sturen we je een code per e-mail.',
    ignore: 'Was jij dit niet? Dan kun je deze e-mail negeren. Zonder de cijfers gebeurt er niets.',
  },
  pl: {
    subject: 'Logowanie do {origin} na nowym urządzeniu',
    request:
      'Ktoś próbuje zalogować się do {origin} Twoim adresem e-mail na nowym urządzeniu: {device}. Jeśli to Ty, otwórz ten link i wpisz dwie cyfry widoczne na tamtym urządzeniu:',
    expiry: 'Link wygaśnie za {minutes} min. Po potwierdzeniu wyślemy Ci kod e-mailem.',
    ignore: 'Jeśli to nie Ty, zignoruj tego e-maila. Bez cyfr nic się nie stanie.',
  },
  'pt-BR': {
    subject: 'Login em {origin} em um novo dispositivo',
    request:
      'Alguém está tentando entrar em {origin} com o seu endereço de e-mail em um novo dispositivo: {device}. Se for você, abra este link e digite os dois dígitos exibidos no novo dispositivo:',
    expiry: 'O link expira em {minutes} minutos. Depois da confirmação, enviaremos um código por e-mail.',
    ignore: 'Se não foi você, pode ignorar este e-mail. Nada acontece sem os dígitos.',
  },
  ro: {
    subject: 'Autentificare la {origin} de pe un dispozitiv nou',
    request:
      'Cineva încearcă să se autentifice la {origin} cu adresa ta de e-mail de pe un dispozitiv nou: {device}. Dacă ești tu, deschide acest link și introdu cele două cifre afișate pe acel dispozitiv:',
    expiry: 'Linkul expiră în {minutes} min. După ce confirmi, îți trimitem un cod prin e-mail.',
    ignore: 'Dacă nu ai fost tu, poți ignora acest e-mail. Fără cifre nu se întâmplă nimic.',
  },
  ru: {
    subject: 'Вход на {origin} с нового устройства',
    request:
      'Кто-то пытается войти на {origin} с вашим адресом эл. почты с нового устройства: {device}. Если это вы, откройте эту ссылку и введите две цифры, показанные на том устройстве:',
    expiry: 'Ссылка действует {minutes} мин. После подтверждения мы отправим вам код по эл. почте.',
    ignore: 'Если это были не вы, просто не обращайте внимания на это письмо. Без цифр ничего не произойдёт.',
  },
  sv: {
    subject: 'Logga in på {origin} på en ny enhet',
    request:
      'Någon försöker logga in på {origin} med din e-postadress på en ny enhet: {device}. Om det är du öppnar du den här länken och anger de två siffrorna som visas på den enheten:',
    expiry: 'Länken går ut om {minutes} minuter. När du har bekräftat mejlar vi dig en kod.',
    ignore: 'Om det inte var du kan du bortse från det här mejlet. Ingenting händer utan siffrorna.',
  },
  th: {
    subject: 'เข้าสู่ระบบ {origin} บนอุปกรณ์ใหม่',
    request:
      'มีคนกำลังพยายามเข้าสู่ระบบ {origin} ด้วยที่อยู่อีเมลของคุณบนอุปกรณ์ใหม่ ({device}) หากเป็นคุณ โปรดเปิดลิงก์นี้และป้อนตัวเลขสองหลักที่แสดงบนอุปกรณ์นั้น:',
    expiry: 'ลิงก์จะหมดอายุใน {minutes} นาที เมื่อคุณยืนยันแล้ว เราจะส่งรหัสให้คุณทางอีเมล',
    ignore: 'หากไม่ใช่คุณ ไม่ต้องสนใจอีเมลนี้ หากไม่มีตัวเลขสองหลักนั้นจะไม่มีอะไรเกิดขึ้น',
  },
  tr: {
    subject: 'Yeni bir cihazda giriş: {origin}',
    request:
      'Birisi, e-posta adresinizle yeni bir cihazda {origin} sitesine giriş yapmaya çalışıyor: {device}. Bu sizseniz bu bağlantıyı açın ve yeni cihazda gösterilen iki rakamı girin:',
    expiry: 'Bağlantının süresi {minutes} dakikada dolar. Doğruladıktan sonra size e-postayla bir kod göndereceğiz.',
    ignore: 'Bu siz değilseniz bu e-postayı dikkate almayabilirsiniz. Rakamlar olmadan hiçbir şey olmaz.',
  },
  uk: {
    subject: 'Вхід на {origin} з нового пристрою',
    request:
      'Хтось намагається ввійти на {origin} з вашою адресою ел. пошти з нового пристрою: {device}. Якщо це ви, відкрийте це посилання й введіть дві цифри, показані на тому пристрої:',
    expiry: 'Посилання діє {minutes} хв. Після підтвердження ми надішлемо вам код ел. поштою.',
    ignore: 'Якщо це були не ви, просто не зважайте на цей лист. Без цифр нічого не станеться.',
  },
  ur: {
    subject: 'نئے آلے پر {origin} میں سائن ان',
    request:
      'کوئی آپ کے ای میل پتے سے ایک نئے آلے پر {origin} میں سائن ان کرنے کی کوشش کر رہا ہے: {device}۔ اگر یہ آپ ہیں تو یہ لنک کھولیں اور اُس آلے پر دکھائے گئے دو ہندسے درج کریں:',
    expiry: 'لنک کی میعاد {minutes} منٹ میں ختم ہو جائے گی۔ آپ کی تصدیق کے بعد ہم آپ کو ایک کوڈ ای میل کریں گے۔',
    ignore: 'اگر یہ آپ نہیں تھے تو آپ اس ای میل کو نظر انداز کر سکتے ہیں۔ ہندسوں کے بغیر کچھ نہیں ہو گا۔',
  },
  vi: {
    subject: 'Đăng nhập vào {origin} trên thiết bị mới',
    request:
      'Có người đang cố đăng nhập vào {origin} bằng địa chỉ email của bạn trên một thiết bị mới: {device}. Nếu đó là bạn, hãy mở liên kết này và nhập hai chữ số hiển thị trên thiết bị đó:',
    expiry: 'Liên kết hết hạn sau {minutes} phút. Sau khi bạn xác nhận, chúng tôi sẽ gửi mã cho bạn qua email.',
    ignore: 'Nếu đó không phải là bạn, bạn có thể bỏ qua email này. Không có hai chữ số đó thì sẽ không có gì xảy ra.',
  },
  'zh-Hans': {
    subject: '在新设备上登录 {origin}',
    request:
      '有人正尝试使用您的邮箱地址在新设备上登录 {origin}：{device}。如果是您本人，请打开此链接，并输入该设备上显示的两位数字：',
    expiry: '链接将在 {minutes} 分钟后失效。您确认后，我们会通过邮件向您发送验证码。',
    ignore: '如果不是您本人，可以忽略此邮件。没有这两位数字，就不会执行任何操作。',
  },
  'zh-Hant': {
    subject: '在新裝置上登入 {origin}',
    request:
      '有人正嘗試在新裝置上用你的電子郵件地址登入 {origin}，裝置：{device}。如果是你本人，請開啟此連結並輸入該裝置上顯示的兩位數字：',
    expiry: '連結將在 {minutes} 分鐘後過期。你確認後，我們會將驗證碼寄給你。',
    ignore: '如果不是你本人，可以忽略這封郵件。沒有這兩位數字，就不會發生任何事。',
  },
}
