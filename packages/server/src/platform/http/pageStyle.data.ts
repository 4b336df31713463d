/** Styles of every page that the server renders: the look of the modal, without a script. */
export const pageStyle = `:root{color-scheme:light dark;--bg:#fff;--page:#f4f6f9;--surface:#f4f6f9;--line:rgb(31 41 62/.1);--text:#191d26;--quiet:#5c6470;--accent:#2b61de;--link:#2b61de;--error:#cc2b2e;--tint:#fdefef;--shadow:0 1px 2px rgb(18 22 32/.06),0 16px 48px -12px rgb(18 22 32/.16);font:15px/1.45 Inter,-apple-system,"Segoe UI",system-ui,Roboto,"Noto Sans",sans-serif}
@media(prefers-color-scheme:dark){:root{--bg:#14161c;--page:#0c0d12;--surface:#1e2128;--line:rgb(216 223 238/.11);--text:#f2f4f7;--quiet:#a3abb6;--link:#8eb2fa;--error:#f98a84;--tint:#2b1f23;--shadow:none}}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;padding:16px;background:var(--page);color:var(--text);-webkit-font-smoothing:antialiased}
main{width:100%;max-width:392px;padding:24px;border:1px solid var(--line);border-radius:28px;background:var(--bg);box-shadow:var(--shadow);overflow-wrap:anywhere}
main.wide{max-width:640px;align-self:start;margin-block:24px}
.icon{display:grid;place-items:center;width:56px;height:56px;margin:0 auto 16px;border-radius:50%;background:var(--surface);color:var(--quiet)}
h1{margin:0 0 8px;font-size:20px;font-weight:600;line-height:1.3;text-align:center;text-wrap:balance}
h2{margin:0;font-size:16px;font-weight:600;line-height:1.35}
p{margin:0 0 12px;text-wrap:pretty}
p:last-child{margin:0}
h1~p,.lead{color:var(--quiet);text-align:center}
h1~p strong,.lead strong{color:var(--text);font-weight:600}
a{color:var(--link);font-weight:500}
form,label{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
form{margin-top:20px}
label{gap:6px;color:var(--quiet);font-size:13px}
input,select,button{min-height:48px;padding:0 16px;border:1px solid var(--line);border-radius:16px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
input.digits{justify-self:center;width:136px;height:72px;padding:0 0 0 12px;font:600 32px/1 ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:12px;text-align:center}
label:has(.digits){justify-items:center}
button{border-color:transparent;background:var(--accent);color:#fff;font-weight:600;cursor:pointer}
button:hover{filter:brightness(1.08)}
button.quiet{background:var(--surface);color:var(--text)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
[role=alert]{margin:0;padding:12px;border-radius:16px;background:var(--tint);color:var(--error);font-size:14px;text-align:start}
h1~p.amount{margin:8px 0;color:var(--text);font-size:32px;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
.facts{margin:20px 0 12px;padding:12px;border-radius:16px;background:var(--surface)}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;padding:4px 0}
.facts dt{color:var(--quiet);font-size:13px}
.facts dd{margin:0;font-size:14px;font-weight:500;font-variant-numeric:tabular-nums}
.facts code{font-size:11px;font-weight:400}
.badge{display:block;width:max-content;max-width:100%;margin:0 auto 16px;padding:4px 10px;border-radius:999px;background:var(--surface);color:var(--quiet);font-size:12px;font-weight:500}
article{margin-top:16px;padding:16px;border-radius:16px;background:var(--surface)}
article p{color:var(--quiet);font-size:13px}
pre{margin:12px 0;white-space:pre-wrap}
summary{min-height:32px;color:var(--quiet);font-size:13px;cursor:pointer}
iframe{display:block;width:100%;height:560px;border:1px solid var(--line);border-radius:12px;background:#fff}
@media(prefers-contrast:more),(forced-colors:active){button{border-color:currentColor}}`
