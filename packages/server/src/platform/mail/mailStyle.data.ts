const sans = "Inter,-apple-system,'Segoe UI',system-ui,Roboto,'Noto Sans',Helvetica,Arial,sans-serif"
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,monospace"

/** Styles of an email, in the colors of the pages that the server renders. No shorthand fonts: some mail clients drop them. */
export const mailStyle = {
  /** Rules for clients that support dark mode. They override the inline styles. */
  dark: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){.kit-page{background:#0c0d12!important}.kit-card{background:#14161c!important;border-color:#2a2d35!important}.kit-text{color:#f2f4f7!important}.kit-quiet{color:#a3abb6!important;border-color:#2a2d35!important}.kit-tile{background:#1e2128!important}.kit-link{color:#8eb2fa!important}}`,
  page: 'background:#f4f6f9',
  card: `width:100%;max-width:480px;border:1px solid #e2e5ea;border-radius:20px;border-collapse:separate;background:#ffffff;font-family:${sans}`,
  name: 'margin:0 0 20px;color:#191d26;font-size:17px;font-weight:600;line-height:24px',
  mark: 'display:block;width:32px;height:4px;margin-bottom:12px;border-radius:2px',
  title: 'margin:0 0 12px;color:#191d26;font-size:20px;font-weight:600;line-height:28px;overflow-wrap:anywhere',
  text: 'margin:0 0 16px;color:#191d26;font-size:16px;line-height:24px;overflow-wrap:anywhere',
  code: `margin:0 0 16px;padding:16px 8px 16px 16px;border-radius:16px;background:#f4f6f9;color:#191d26;font-family:${mono};font-size:32px;font-weight:700;line-height:40px;letter-spacing:8px;text-align:center`,
  link: 'margin:0 0 16px;padding:16px;border-radius:16px;background:#f4f6f9;font-size:15px;font-weight:500;line-height:22px;text-align:left;overflow-wrap:anywhere;word-break:break-all',
  quiet:
    'margin:0;padding:16px 0 0;border-top:1px solid #e2e5ea;color:#5c6470;font-size:13px;line-height:20px;overflow-wrap:anywhere',
} as const
