/** The words of the page's head in the languages of the kit. */
export const heroTexts = {
  en: {
    title: 'One button. Every wallet. Your own servers.',
    lead: 'A wallet modal, its headless engine, and the server behind it. MIT licensed, and no request before your visitor acts.',
    wallets: 'Test wallets',
    local: 'Chains, relay and server of this page run on this machine.',
    remote: 'Open the remote wallet',
    code: 'Three lines in your app',
  },
  ar: {
    title: 'زر واحد. كل المحافظ. خوادمك أنت.',
    lead: 'نافذة لربط المحافظ، ومحرّكها بلا واجهة، والخادم الذي خلفها. برخصة MIT، ولا طلب قبل أن يتصرف الزائر.',
    wallets: 'محافظ تجريبية',
    local: 'السلاسل والمُرحِّل والخادم لهذه الصفحة تعمل على هذا الجهاز.',
    remote: 'افتح المحفظة البعيدة',
    code: 'ثلاثة أسطر في تطبيقك',
  },
} as const
