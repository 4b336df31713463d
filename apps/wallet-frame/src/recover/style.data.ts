/** Styles of the page, in the look of the wallet. A script adopts them: the page’s policy allows no other styles. */
export const style = `
:root { color-scheme: light dark; --bg: #fff; --page: #f4f6f9; --surface: #f4f6f9; --line: rgb(31 41 62 / .1); --text: #191d26; --quiet: #5c6470; --link: #2b61de; --error: #cc2b2e; --tint: #fdefef; font: 15px/1.45 Inter, -apple-system, "Segoe UI", system-ui, Roboto, "Noto Sans", sans-serif; }
@media (prefers-color-scheme: dark) { :root { --bg: #14161c; --page: #0c0d12; --surface: #1e2128; --line: rgb(216 223 238 / .11); --text: #f2f4f7; --quiet: #a3abb6; --link: #8eb2fa; --error: #f98a84; --tint: #2b1f23; } }
body { margin: 0; padding: 16px; background: var(--page); color: var(--text); }
main { box-sizing: border-box; max-inline-size: 560px; margin: 24px auto; padding: 24px; border: 1px solid var(--line); border-radius: 28px; background: var(--bg); overflow-wrap: anywhere; }
form, section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
main > form, section section { margin-block-start: 16px; padding: 16px; border-radius: 16px; background: var(--surface); --field: var(--bg); }
div > section { margin-block-start: 24px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; } h2, h3 { margin: 0; font-size: 16px; font-weight: 600; } h3 { font-size: 15px; } p { margin: 0; color: var(--quiet); }
h2:focus { outline: none; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; color: var(--quiet); font-size: 13px; }
input, textarea, button { box-sizing: border-box; inline-size: 100%; min-block-size: 48px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 16px; background: var(--field, var(--surface)); color: var(--text); font: inherit; font-size: 16px; }
textarea { resize: vertical; }
button { border-color: transparent; font-weight: 600; cursor: pointer; }
button[type=submit] { background: #2b61de; color: #fff; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
textarea, .code, output, code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
code { color: var(--text); font-size: 13px; }
output:not([hidden]) { display: block; margin-block-start: 8px; padding: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--bg); user-select: all; }
[role=alert]:empty { display: none; }
[role=alert] { margin-block-start: 16px; padding: 12px; border-radius: 16px; background: var(--tint); color: var(--error); }
@media (forced-colors: active) { button { border-color: currentColor; } }
`
