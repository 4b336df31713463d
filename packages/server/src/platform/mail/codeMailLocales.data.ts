import type { CodeMailWords } from './codeMailWords.data.js'
import type { TranslatedWords } from './MailLanguage.js'

/** The texts in all languages except English. */
export const codeMailLocales: TranslatedWords<CodeMailWords> = {
  ar: {
    subject: '{code} هو رمزك لدى {origin}',
    request: 'يريد {origin} التحقق من عنوان بريدك الإلكتروني. رمزك هو:',
    expiry: 'تنتهي صلاحيته خلال {minutes} دقيقة. أدخله فقط في الصفحة التي طلبته منها، ولا تشاركه مع أي شخص.',
    ignore: 'إذا لم تطلب هذا الرمز، فتجاهل هذه الرسالة. لن يحدث شيء بدون الرمز.',
  },
  bn: {
    subject: '{code}: {origin}-এর জন্য আপনার কোড',
    request: '{origin} আপনার ইমেল ঠিকানা যাচাই করতে চায়। আপনার কোড:',
    expiry: 'এর মেয়াদ {minutes} মিনিটে শেষ হবে। যে পেজে কোডটি চেয়েছেন শুধু সেখানেই দিন, আর কখনও কাউকে জানাবেন না।',
    ignore: 'এই কোড আপনি না চেয়ে থাকলে ইমেলটি উপেক্ষা করতে পারেন। কোড ছাড়া কিছুই হবে না।',
  },
  cs: {
    subject: '{code} je váš kód pro {origin}',
    request: '{origin} chce ověřit vaši e-mailovou adresu. Váš kód:',
    expiry:
      'Kód platí {minutes} min. Zadejte ho jen na stránce, kde jste si ho vyžádali, a nikdy ho nikomu nesdělujte.',
    ignore: 'Pokud jste si tento kód nevyžádali, e-mail můžete ignorovat. Bez kódu se nic nestane.',
  },
  de: {
    subject: '{code} ist dein Code für {origin}',
    request: '{origin} möchte deine E-Mail-Adresse prüfen. Dein Code lautet:',
    expiry:
      'Er läuft in {minutes} Minuten ab. Gib ihn nur auf der Seite ein, auf der du ihn angefordert hast, und gib ihn niemals an andere weiter.',
    ignore:
      'Wenn du diesen Code nicht angefordert hast, kannst du diese E-Mail ignorieren. Ohne den Code passiert nichts.',
  },
  el: {
    subject: '{code}: ο κωδικός σας για το {origin}',
    request: 'Το {origin} θέλει να επαληθεύσει τη διεύθυνση email σας. Ο κωδικός σας είναι:',
    expiry:
      'Λήγει σε {minutes} λεπτά. Εισαγάγετέ τον μόνο στη σελίδα όπου τον ζητήσατε και μην τον δώσετε ποτέ σε κανέναν.',
    ignore:
      'Αν δεν ζητήσατε αυτόν τον κωδικό, μπορείτε να αγνοήσετε αυτό το email. Χωρίς τον κωδικό δεν συμβαίνει τίποτα.',
  },
  es: {
    subject: '{code} es tu código para {origin}',
    request: '{origin} quiere verificar tu dirección de correo. Tu código es:',
    expiry:
      'Expira en {minutes} minutos. Introdúcelo solo en la página donde lo solicitaste y no lo compartas nunca con nadie.',
    ignore: 'Si no solicitaste este código, puedes ignorar este correo. Sin el código no ocurre nada.',
  },
  fa: {
    subject: '{code} کد شما برای {origin} است',
    request: '{origin} می‌خواهد نشانی ایمیل شما را تأیید کند. کد شما:',
    expiry:
      'این کد پس از {minutes} دقیقه منقضی می‌شود. آن را فقط در صفحه‌ای وارد کنید که در آن درخواستش کردید و هرگز به کسی ندهید.',
    ignore: 'اگر شما این کد را درخواست نکرده‌اید، می‌توانید این ایمیل را نادیده بگیرید. بدون کد هیچ اتفاقی نمی‌افتد.',
  },
  fil: {
    subject: '{code} ang code mo para sa {origin}',
    request: 'Gustong i-verify ng {origin} ang email address mo. Ang code mo ay:',
    expiry:
      'Mag-e-expire ito sa loob ng {minutes} minuto. Ilagay lang ito sa page kung saan mo ito hiniling, at huwag na huwag itong ibahagi kaninuman.',
    ignore:
      'Kung hindi ikaw ang humiling ng code na ito, puwede mong balewalain ang email na ito. Walang mangyayari kung wala ang code.',
  },
  fr: {
    subject: '{code} est votre code pour {origin}',
    request: '{origin} souhaite vérifier votre adresse e-mail. Votre code est :',
    expiry:
      'Il expire dans {minutes} minutes. Saisissez-le uniquement sur la page où vous l’avez demandé et ne le communiquez jamais à personne.',
    ignore: 'Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail. Rien ne se passe sans le code.',
  },
  he: {
    subject: '{code} הוא הקוד שלכם עבור {origin}',
    request: 'האתר {origin} מבקש לאמת את כתובת האימייל שלכם. הקוד שלכם:',
    expiry: 'תוקפו יפוג בעוד {minutes} דקות. הזינו אותו רק בדף שבו ביקשתם אותו, ואל תמסרו אותו לאיש.',
    ignore: 'אם לא ביקשתם את הקוד, אפשר להתעלם מהאימייל הזה. בלי הקוד לא יקרה דבר.',
  },
  hi: {
    subject: '{code}: {origin} के लिए आपका कोड',
    request: '{origin} आपके ईमेल पते की पुष्टि करना चाहता है। आपका कोड है:',
    expiry: 'यह {minutes} मिनट में समाप्त हो जाएगा। इसे केवल उसी पेज पर डालें जहाँ आपने इसे मँगाया था, और कभी किसी को न बताएँ।',
    ignore: 'अगर आपने यह कोड नहीं मँगाया, तो इस ईमेल को अनदेखा कर सकते हैं। कोड के बिना कुछ नहीं होगा।',
  },
  id: {
    subject: '{code} adalah kode Anda untuk {origin}',
    request: '{origin} ingin memverifikasi alamat email Anda. Kode Anda:',
    expiry:
      'Kode ini kedaluwarsa dalam {minutes} menit. Masukkan hanya di halaman tempat Anda memintanya, dan jangan pernah membagikannya kepada siapa pun.',
    ignore: 'Jika Anda tidak meminta kode ini, abaikan saja email ini. Tidak akan terjadi apa-apa tanpa kode ini.',
  },
  it: {
    subject: '{code} è il tuo codice per {origin}',
    request: '{origin} vuole verificare il tuo indirizzo e-mail. Il tuo codice è:',
    expiry:
      'Scade tra {minutes} minuti. Inseriscilo solo nella pagina in cui l’hai richiesto e non condividerlo mai con nessuno.',
    ignore: 'Se non hai richiesto questo codice, puoi ignorare questa e-mail. Senza il codice non succede nulla.',
  },
  ja: {
    subject: '{code}は{origin}の確認コードです',
    request: '{origin}がメールアドレスの確認を求めています。確認コード：',
    expiry: '有効期限は{minutes}分です。コードはリクエストしたページでのみ入力し、決して誰にも教えないでください。',
    ignore:
      'このコードをリクエストしていない場合は、このメールを無視してかまいません。コードがなければ何も起こりません。',
  },
  ko: {
    subject: '{origin} 인증 코드: {code}',
    request: '{origin}에서 이메일 주소 확인을 요청했습니다. 인증 코드:',
    expiry: '코드는 {minutes}분 후 만료됩니다. 코드를 요청한 페이지에만 입력하고, 누구에게도 절대 알려주지 마세요.',
    ignore: '이 코드를 요청하지 않았다면 이 이메일을 무시해도 됩니다. 코드 없이는 아무 일도 일어나지 않습니다.',
  },
  nl: {
    subject: '{code} is je code voor {origin}',
    request: '{origin} wil je e-mailadres verifiëren. Je code is:',
    expiry:
      'De code verloopt over {minutes} minuten. Voer de code alleen in op de pagina waar je die hebt aangevraagd, en deel de code nooit met iemand.',
    ignore: 'Heb je deze code niet aangevraagd? Dan kun je deze e-mail negeren. Zonder de code gebeurt er niets.',
  },
  pl: {
    subject: '{code} to Twój kod do {origin}',
    request: '{origin} chce potwierdzić Twój adres e-mail. Twój kod:',
    expiry:
      'Kod wygaśnie za {minutes} min. Wpisz go tylko na stronie, na której został zamówiony, i nigdy nikomu go nie podawaj.',
    ignore: 'Jeśli to nie Ty prosisz o ten kod, zignoruj tego e-maila. Bez kodu nic się nie stanie.',
  },
  'pt-BR': {
    subject: '{code} é o seu código para {origin}',
    request: '{origin} quer verificar o seu endereço de e-mail. O seu código é:',
    expiry:
      'Ele expira em {minutes} minutos. Digite-o somente na página em que você o solicitou e nunca o compartilhe com ninguém.',
    ignore: 'Se você não solicitou este código, pode ignorar este e-mail. Nada acontece sem o código.',
  },
  ro: {
    subject: '{code} este codul tău pentru {origin}',
    request: '{origin} vrea să îți verifice adresa de e-mail. Codul tău este:',
    expiry:
      'Expiră în {minutes} min. Introdu-l doar pe pagina de pe care l-ai solicitat și nu îl da niciodată nimănui.',
    ignore: 'Dacă nu ai solicitat acest cod, poți ignora acest e-mail. Fără cod nu se întâmplă nimic.',
  },
  ru: {
    subject: '{code} — ваш код для {origin}',
    request: '{origin} запрашивает подтверждение вашего адреса эл. почты. Ваш код:',
    expiry:
      'Код действует {minutes} мин. Вводите его только на той странице, где вы его запросили, и никогда никому не сообщайте.',
    ignore:
      'Если вы не запрашивали этот код, просто не обращайте внимания на это письмо. Без кода ничего не произойдёт.',
  },
  sv: {
    subject: '{code} är din kod för {origin}',
    request: '{origin} vill verifiera din e-postadress. Din kod är:',
    expiry: 'Den går ut om {minutes} minuter. Ange den bara på sidan där du begärde den och dela den aldrig med någon.',
    ignore: 'Om du inte har begärt koden kan du bortse från det här mejlet. Ingenting händer utan koden.',
  },
  th: {
    subject: '{code} คือรหัสของคุณสำหรับ {origin}',
    request: '{origin} ต้องการยืนยันที่อยู่อีเมลของคุณ รหัสของคุณคือ:',
    expiry: 'รหัสจะหมดอายุใน {minutes} นาที โปรดป้อนเฉพาะในหน้าที่คุณขอรหัสเท่านั้น และอย่าบอกรหัสนี้กับใครเด็ดขาด',
    ignore: 'หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องสนใจอีเมลนี้ หากไม่มีรหัสนี้จะไม่มีอะไรเกิดขึ้น',
  },
  tr: {
    subject: '{code}: {origin} için kodunuz',
    request: '{origin} e-posta adresinizi doğrulamak istiyor. Kodunuz:',
    expiry:
      'Kodun süresi {minutes} dakikada dolar. Kodu yalnızca istediğiniz sayfaya girin ve asla kimseyle paylaşmayın.',
    ignore: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayabilirsiniz. Kod olmadan hiçbir şey olmaz.',
  },
  uk: {
    subject: '{code} — ваш код для {origin}',
    request: '{origin} просить підтвердити вашу адресу ел. пошти. Ваш код:',
    expiry:
      'Код діє {minutes} хв. Вводьте його лише на тій сторінці, де ви його замовили, і ніколи нікому не повідомляйте.',
    ignore: 'Якщо ви не замовляли цей код, просто не зважайте на цей лист. Без коду нічого не станеться.',
  },
  ur: {
    subject: '{code} آپ کا {origin} کے لیے کوڈ ہے',
    request: '{origin} آپ کے ای میل پتے کی تصدیق کرنا چاہتا ہے۔ آپ کا کوڈ یہ ہے:',
    expiry:
      'اس کی میعاد {minutes} منٹ میں ختم ہو جائے گی۔ اسے صرف اسی صفحے پر درج کریں جہاں آپ نے اس کی درخواست کی تھی، اور اسے کبھی کسی کو نہ بتائیں۔',
    ignore: 'اگر آپ نے اس کوڈ کی درخواست نہیں کی تو آپ اس ای میل کو نظر انداز کر سکتے ہیں۔ کوڈ کے بغیر کچھ نہیں ہو گا۔',
  },
  vi: {
    subject: '{code} là mã của bạn cho {origin}',
    request: '{origin} muốn xác minh địa chỉ email của bạn. Mã của bạn là:',
    expiry:
      'Mã hết hạn sau {minutes} phút. Chỉ nhập mã trên trang mà bạn đã yêu cầu mã và không bao giờ chia sẻ mã với bất kỳ ai.',
    ignore: 'Nếu bạn không yêu cầu mã này, bạn có thể bỏ qua email này. Không có mã thì sẽ không có gì xảy ra.',
  },
  'zh-Hans': {
    subject: '{code} 是您在 {origin} 的验证码',
    request: '{origin} 需要验证您的邮箱地址。您的验证码是：',
    expiry: '验证码将在 {minutes} 分钟后失效。请仅在您请求验证码的页面上输入，切勿告诉任何人。',
    ignore: '如果您没有请求此验证码，可以忽略此邮件。没有验证码，就不会执行任何操作。',
  },
  'zh-Hant': {
    subject: '{code} 是你在 {origin} 的驗證碼',
    request: '{origin} 想要驗證你的電子郵件地址。你的驗證碼是：',
    expiry: '驗證碼將在 {minutes} 分鐘後過期。請只在你索取驗證碼的頁面上輸入，切勿提供給任何人。',
    ignore: '如果你沒有索取此驗證碼，可以忽略這封郵件。沒有驗證碼，就不會發生任何事。',
  },
}
