import type { TranslatedWords } from '../../platform/mail/MailLanguage.js'
import type { SocialWords } from './socialWords.data.js'

/** The texts in all languages except English. */
export const socialLocales: TranslatedWords<SocialWords> = {
  ar: {
    title: 'تسجيل الدخول',
    waiting: 'جارٍ التحميل…',
    expired: 'انتهت صلاحية تسجيل الدخول',
    expiredText: 'أغلق هذه النافذة وابدأ من جديد في الصفحة التي تسجّل الدخول فيها.',
    stranger: 'بدأ تسجيل الدخول في متصفح آخر',
    strangerText:
      'إذا لم تبدأه أنت، فأغلق هذه النافذة. لم يتم تسجيل دخولك. وإلا فسجّل الدخول مرة أخرى في متصفح واحد مع تفعيل ملفات تعريف الارتباط.',
    result: 'يمكنك إغلاق هذه النافذة والعودة إلى {origin}.',
  },
  bn: {
    title: 'সাইন ইন করুন',
    waiting: 'লোড হচ্ছে…',
    expired: 'সাইন ইনের মেয়াদ শেষ',
    expiredText: 'এই উইন্ডো বন্ধ করে যে পেজে সাইন ইন করেন, সেখানে আবার শুরু করুন।',
    stranger: 'সাইন ইন অন্য ব্রাউজারে শুরু হয়েছিল',
    strangerText:
      'আপনি এটি শুরু না করে থাকলে এই উইন্ডো বন্ধ করুন। আপনার সাইন ইন হয়নি। আপনি শুরু করে থাকলে কুকি চালু রেখে একটিমাত্র ব্রাউজারে আবার সাইন ইন করুন।',
    result: 'এই উইন্ডো বন্ধ করে {origin}-এ ফিরে যেতে পারেন।',
  },
  cs: {
    title: 'Přihlášení',
    waiting: 'Načítání…',
    expired: 'Přihlášení vypršelo',
    expiredText: 'Zavřete toto okno a začněte znovu na stránce, kde se přihlašujete.',
    stranger: 'Přihlášení začalo v jiném prohlížeči',
    strangerText:
      'Pokud jste ho nezačali, zavřete toto okno. Přihlášení neproběhlo. Jinak se přihlaste znovu v jednom prohlížeči s povolenými soubory cookie.',
    result: 'Toto okno můžete zavřít a vrátit se na {origin}.',
  },
  de: {
    title: 'Anmelden',
    waiting: 'Wird geladen …',
    expired: 'Anmeldung abgelaufen',
    expiredText: 'Schließe dieses Fenster und beginne auf der Anmeldeseite von vorn.',
    stranger: 'Anmeldung in einem anderen Browser begonnen',
    strangerText:
      'Wenn du sie nicht begonnen hast, schließe dieses Fenster. Du wurdest nicht angemeldet. Andernfalls melde dich erneut an, in einem einzigen Browser mit aktivierten Cookies.',
    result: 'Du kannst dieses Fenster schließen und zu {origin} zurückkehren.',
  },
  el: {
    title: 'Είσοδος',
    waiting: 'Φόρτωση…',
    expired: 'Η είσοδος έληξε',
    expiredText: 'Κλείστε αυτό το παράθυρο και ξεκινήστε πάλι από τη σελίδα όπου κάνετε είσοδο.',
    stranger: 'Η είσοδος ξεκίνησε σε άλλον περιηγητή',
    strangerText:
      'Αν δεν την ξεκινήσατε εσείς, κλείστε αυτό το παράθυρο. Δεν έγινε είσοδος. Διαφορετικά, κάντε ξανά είσοδο σε έναν μόνο περιηγητή με ενεργά cookies.',
    result: 'Μπορείτε να κλείσετε αυτό το παράθυρο και να επιστρέψετε στο {origin}.',
  },
  es: {
    title: 'Iniciar sesión',
    waiting: 'Cargando…',
    expired: 'El inicio de sesión expiró',
    expiredText: 'Cierra esta ventana y empieza de nuevo en la página donde inicias sesión.',
    stranger: 'El inicio de sesión empezó en otro navegador',
    strangerText:
      'Si no lo empezaste tú, cierra esta ventana. No se inició sesión. De lo contrario, vuelve a iniciar sesión en un solo navegador con las cookies activadas.',
    result: 'Puedes cerrar esta ventana y volver a {origin}.',
  },
  fa: {
    title: 'ورود',
    waiting: 'در حال بارگیری…',
    expired: 'مهلت ورود تمام شد',
    expiredText: 'این پنجره را ببندید و در صفحه‌ای که از آن وارد می‌شوید از نو شروع کنید.',
    stranger: 'ورود در مرورگر دیگری شروع شده است',
    strangerText:
      'اگر شما آن را شروع نکرده‌اید، این پنجره را ببندید. ورودی برای شما انجام نشد. در غیر این صورت، دوباره فقط در یک مرورگر با کوکی فعال وارد شوید.',
    result: 'می‌توانید این پنجره را ببندید و به {origin} برگردید.',
  },
  fil: {
    title: 'Mag-sign in',
    waiting: 'Nilo-load…',
    expired: 'Nag-expire ang pag-sign in',
    expiredText: 'Isara ang window na ito at magsimula ulit sa page kung saan ka nagsa-sign in.',
    stranger: 'Sinimulan sa ibang browser ang pag-sign in',
    strangerText:
      'Kung hindi ikaw ang nagsimula nito, isara ang window na ito. Hindi ka na-sign in. Kung ikaw naman, mag-sign in ulit sa iisang browser na naka-enable ang cookies.',
    result: 'Puwede mong isara ang window na ito at bumalik sa {origin}.',
  },
  fr: {
    title: 'S’identifier',
    waiting: 'Chargement…',
    expired: 'Identification expirée',
    expiredText: 'Fermez cette fenêtre et recommencez sur la page d’identification.',
    stranger: 'Identification commencée dans un autre navigateur',
    strangerText:
      'Si vous ne l’avez pas commencée, fermez cette fenêtre. Aucune session n’a été ouverte pour vous. Sinon, identifiez-vous à nouveau dans un seul navigateur, avec les cookies activés.',
    result: 'Vous pouvez fermer cette fenêtre et revenir à {origin}.',
  },
  he: {
    title: 'כניסה',
    waiting: 'בטעינה…',
    expired: 'תוקף הכניסה פג',
    expiredText: 'סגרו את החלון הזה והתחילו מחדש בדף הכניסה.',
    stranger: 'הכניסה התחילה בדפדפן אחר',
    strangerText:
      'אם לא אתם התחלתם אותה, סגרו את החלון הזה. לא בוצעה כניסה. אחרת, היכנסו שוב בדפדפן אחד עם קובצי Cookie מופעלים.',
    result: 'אפשר לסגור את החלון הזה ולחזור אל {origin}.',
  },
  hi: {
    title: 'साइन इन करें',
    waiting: 'लोड हो रहा है…',
    expired: 'साइन इन का समय समाप्त',
    expiredText: 'यह विंडो बंद करें और उस पेज पर फिर से शुरू करें जहाँ आप साइन इन करते हैं।',
    stranger: 'साइन इन दूसरे ब्राउज़र में शुरू हुआ',
    strangerText:
      'अगर इसे आपने शुरू नहीं किया, तो यह विंडो बंद करें। आप साइन इन नहीं हुए। अगर आपने ही किया था, तो कुकी चालू रखकर एक ही ब्राउज़र में फिर से साइन इन करें।',
    result: 'आप यह विंडो बंद करके {origin} पर वापस जा सकते हैं।',
  },
  id: {
    title: 'Masuk',
    waiting: 'Memuat…',
    expired: 'Proses masuk kedaluwarsa',
    expiredText: 'Tutup jendela ini dan mulai lagi di halaman tempat Anda masuk.',
    stranger: 'Proses masuk dimulai di browser lain',
    strangerText:
      'Jika bukan Anda yang memulainya, tutup jendela ini. Anda belum masuk. Jika Anda yang memulainya, masuk lagi di satu browser saja dengan cookie diaktifkan.',
    result: 'Anda bisa menutup jendela ini dan kembali ke {origin}.',
  },
  it: {
    title: 'Accedi',
    waiting: 'Caricamento…',
    expired: 'Accesso scaduto',
    expiredText: 'Chiudi questa finestra e ricomincia dalla pagina di accesso.',
    stranger: 'Accesso iniziato in un altro browser',
    strangerText:
      'Se non l’hai iniziato tu, chiudi questa finestra. L’accesso non è stato effettuato. Altrimenti accedi di nuovo in un solo browser con i cookie attivati.',
    result: 'Puoi chiudere questa finestra e tornare a {origin}.',
  },
  ja: {
    title: 'ログイン',
    waiting: '読み込み中…',
    expired: 'ログインの期限切れ',
    expiredText: 'このウィンドウを閉じて、ログインするページで最初からやり直してください。',
    stranger: '別のブラウザで開始されたログインです',
    strangerText:
      '自分で開始していない場合は、このウィンドウを閉じてください。ログインはされていません。自分で開始した場合は、Cookieを有効にした1つのブラウザで、もう一度ログインしてください。',
    result: 'このウィンドウを閉じて、{origin}に戻ってかまいません。',
  },
  ko: {
    title: '로그인',
    waiting: '불러오는 중…',
    expired: '로그인 만료됨',
    expiredText: '이 창을 닫고 로그인하는 페이지에서 다시 시작하세요.',
    stranger: '다른 브라우저에서 시작된 로그인입니다',
    strangerText:
      '직접 시작하지 않았다면 이 창을 닫으세요. 로그인되지 않았습니다. 직접 시작했다면 쿠키가 허용된 하나의 브라우저에서 다시 로그인하세요.',
    result: '이 창을 닫고 {origin} 페이지로 돌아가도 됩니다.',
  },
  nl: {
    title: 'Inloggen',
    waiting: 'Laden…',
    expired: 'Inlogpoging verlopen',
    expiredText: 'Sluit dit venster en begin opnieuw op de pagina waar je inlogt.',
    stranger: 'Het inloggen is in een andere browser begonnen',
    strangerText:
      'Ben jij het inloggen niet begonnen? Sluit dan dit venster. Je bent niet ingelogd. Wel begonnen? Log dan opnieuw in binnen één browser waarin cookies zijn ingeschakeld.',
    result: 'Je kunt dit venster sluiten en teruggaan naar {origin}.',
  },
  pl: {
    title: 'Logowanie',
    waiting: 'Wczytywanie…',
    expired: 'Logowanie wygasło',
    expiredText: 'Zamknij to okno i zacznij od nowa na stronie logowania.',
    stranger: 'Logowanie zaczęto w innej przeglądarce',
    strangerText:
      'Jeśli to nie Ty, zamknij to okno. Nie zalogowano Cię. W innym wypadku zaloguj się ponownie w jednej przeglądarce z włączonymi plikami cookie.',
    result: 'Możesz zamknąć to okno i wrócić do {origin}.',
  },
  'pt-BR': {
    title: 'Entrar',
    waiting: 'Carregando…',
    expired: 'O login expirou',
    expiredText: 'Feche esta janela e comece de novo na página em que você faz login.',
    stranger: 'Login iniciado em outro navegador',
    strangerText:
      'Se não foi você que o iniciou, feche esta janela. O login não foi feito. Caso contrário, entre de novo em um único navegador com os cookies ativados.',
    result: 'Você pode fechar esta janela e voltar para {origin}.',
  },
  ro: {
    title: 'Autentificare',
    waiting: 'Se încarcă…',
    expired: 'Autentificarea a expirat',
    expiredText: 'Închide această fereastră și începe din nou pe pagina pe care te autentifici.',
    stranger: 'Autentificare începută în alt browser',
    strangerText:
      'Dacă nu tu ai început-o, închide această fereastră. Nu s-a făcut nicio autentificare. Altfel, autentifică-te din nou într-un singur browser cu cookie-urile activate.',
    result: 'Poți închide această fereastră și reveni la {origin}.',
  },
  ru: {
    title: 'Вход',
    waiting: 'Загрузка…',
    expired: 'Время входа истекло',
    expiredText: 'Закройте это окно и начните заново на странице входа.',
    stranger: 'Вход начат в другом браузере',
    strangerText:
      'Если вы его не начинали, закройте это окно. Вход не выполнен. В ином случае войдите снова в одном браузере с включёнными файлами cookie.',
    result: 'Можно закрыть это окно и вернуться на {origin}.',
  },
  sv: {
    title: 'Logga in',
    waiting: 'Läser in…',
    expired: 'Inloggningen har gått ut',
    expiredText: 'Stäng det här fönstret och börja om på sidan där du loggar in.',
    stranger: 'Inloggningen startade i en annan webbläsare',
    strangerText:
      'Om det inte var du som startade den stänger du det här fönstret. Du loggades inte in. Annars loggar du in igen i en och samma webbläsare med cookies aktiverade.',
    result: 'Du kan stänga det här fönstret och gå tillbaka till {origin}.',
  },
  th: {
    title: 'เข้าสู่ระบบ',
    waiting: 'กำลังโหลด…',
    expired: 'การเข้าสู่ระบบหมดอายุ',
    expiredText: 'ปิดหน้าต่างนี้และเริ่มใหม่ในหน้าที่คุณเข้าสู่ระบบ',
    stranger: 'การเข้าสู่ระบบเริ่มในเบราว์เซอร์อื่น',
    strangerText: 'หากคุณไม่ได้เป็นผู้เริ่ม ให้ปิดหน้าต่างนี้ คุณยังไม่ได้เข้าสู่ระบบ หากคุณเป็นผู้เริ่ม ให้เข้าสู่ระบบอีกครั้งในเบราว์เซอร์เดียวที่เปิดใช้คุกกี้',
    result: 'คุณปิดหน้าต่างนี้และกลับไปที่ {origin} ได้',
  },
  tr: {
    title: 'Giriş yap',
    waiting: 'Yükleniyor…',
    expired: 'Girişin süresi doldu',
    expiredText: 'Bu pencereyi kapatın ve giriş yaptığınız sayfada baştan başlayın.',
    stranger: 'Giriş başka bir tarayıcıda başlatıldı',
    strangerText:
      'Bunu siz başlatmadıysanız bu pencereyi kapatın. Giriş yapılmadı. Siz başlattıysanız çerezleri açık tek bir tarayıcıda tekrar giriş yapın.',
    result: 'Bu pencereyi kapatıp {origin} sayfasına dönebilirsiniz.',
  },
  uk: {
    title: 'Вхід',
    waiting: 'Завантаження…',
    expired: 'Час входу минув',
    expiredText: 'Закрийте це вікно й почніть знову на сторінці входу.',
    stranger: 'Вхід розпочато в іншому браузері',
    strangerText:
      'Якщо ви його не починали, закрийте це вікно. Вхід не виконано. Інакше ввійдіть знову в одному браузері з увімкненими файлами cookie.',
    result: 'Можна закрити це вікно й повернутися на {origin}.',
  },
  ur: {
    title: 'سائن ان',
    waiting: 'لوڈ ہو رہا ہے…',
    expired: 'سائن ان کی میعاد ختم',
    expiredText: 'یہ ونڈو بند کریں اور جس صفحے پر آپ سائن ان کرتے ہیں وہاں دوبارہ شروع کریں۔',
    stranger: 'سائن ان دوسرے براؤزر میں شروع ہوا',
    strangerText:
      'اگر یہ آپ نے شروع نہیں کیا تو یہ ونڈو بند کر دیں۔ آپ سائن ان نہیں ہوئے۔ ورنہ ایک ہی براؤزر میں، کوکیز فعال کر کے، دوبارہ سائن ان کریں۔',
    result: 'آپ یہ ونڈو بند کر کے {origin} پر واپس جا سکتے ہیں۔',
  },
  vi: {
    title: 'Đăng nhập',
    waiting: 'Đang tải…',
    expired: 'Phiên đăng nhập đã hết hạn',
    expiredText: 'Hãy đóng cửa sổ này và bắt đầu lại trên trang bạn đang đăng nhập.',
    stranger: 'Đăng nhập được bắt đầu ở trình duyệt khác',
    strangerText:
      'Nếu bạn không bắt đầu đăng nhập, hãy đóng cửa sổ này. Bạn chưa được đăng nhập. Nếu chính bạn đã bắt đầu, hãy đăng nhập lại trong cùng một trình duyệt có bật cookie.',
    result: 'Bạn có thể đóng cửa sổ này và quay lại {origin}.',
  },
  'zh-Hans': {
    title: '登录',
    waiting: '加载中…',
    expired: '登录已失效',
    expiredText: '请关闭此窗口，在登录页面重新开始。',
    stranger: '登录是在另一个浏览器中发起的',
    strangerText: '如果不是您发起的，请关闭此窗口；您并未登录。否则，请在同一个启用了 Cookie 的浏览器中重新登录。',
    result: '您可以关闭此窗口，返回 {origin}。',
  },
  'zh-Hant': {
    title: '登入',
    waiting: '載入中…',
    expired: '登入已過期',
    expiredText: '請關閉此視窗，並在你登入的頁面重新開始。',
    stranger: '登入是在其他瀏覽器開始的',
    strangerText: '如果不是你開始的，請關閉此視窗。你沒有被登入。否則，請在同一個已啟用 Cookie 的瀏覽器中重新登入。',
    result: '你可以關閉此視窗，返回 {origin}。',
  },
}
