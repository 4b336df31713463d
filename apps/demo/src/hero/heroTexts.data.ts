/** Texts of the page's introduction, in the languages of the kit. */
export const heroTexts = {
  en: {
    title: 'One button. Every wallet. Your own servers.',
    lead: 'Open-source wallet connection for any chain. Self-hosted, no API keys, no tracking.',
    wallets: 'Test wallets',
    local: 'Everything here runs locally: chains, relay and server.',
    remote: 'Open the remote wallet',
    code: 'Add it in a minute',
  },
  ar: {
    title: 'زر واحد. كل المحافظ. خوادمك أنت.',
    lead: 'ربط المحافظ مفتوح المصدر لأي سلسلة. تستضيفه بنفسك، دون مفاتيح API ودون تتبّع.',
    wallets: 'محافظ تجريبية',
    local: 'كل شيء هنا يعمل محليًا: السلاسل والمُرحِّل والخادم.',
    remote: 'افتح المحفظة البعيدة',
    code: 'أضفه في دقيقة',
  },
} as const
