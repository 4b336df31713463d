// Compiled from Toast.module.css by `npm run css`. Do not edit.
export const css: string =
  '.place-8liPJW{pointer-events:none;z-index:2;justify-content:center;display:flex;position:absolute;inset-block-start:10px;inset-inline:68px}.page-8liPJW{z-index:var(--kit-z-index,999);font-family:var(--font);position:fixed;inset-block-start:16px}.toast-8liPJW{box-sizing:border-box;background:var(--text);max-inline-size:100%;color:var(--bg);font-size:calc(var(--u) * 1.3);border-radius:22px;align-items:center;gap:8px;padding:10px 14px;font-weight:500;line-height:1.35;display:flex}.dot-8liPJW{background:currentColor;border-radius:50%;flex:none;block-size:8px;inline-size:8px}@media (prefers-reduced-motion:no-preference){.toast-8liPJW{animation:in-8liPJW .15s var(--ease)}.dot-8liPJW{animation:.9s ease-in-out infinite alternate pulse-8liPJW}}@keyframes in-8liPJW{0%{opacity:0;transform:translateY(-8px)}}@keyframes pulse-8liPJW{to{opacity:.3}}@media (forced-colors:active){.toast-8liPJW{border:1px solid}}'

export const classes: {
  readonly dot: string
  readonly in: string
  readonly page: string
  readonly place: string
  readonly pulse: string
  readonly toast: string
} = {
  dot: 'dot-8liPJW',
  in: 'in-8liPJW',
  page: 'page-8liPJW',
  place: 'place-8liPJW',
  pulse: 'pulse-8liPJW',
  toast: 'toast-8liPJW',
}
