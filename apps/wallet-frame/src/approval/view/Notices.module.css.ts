// Compiled from Notices.module.css by `npm run css`. Do not edit.
export const css: string =
  '.notices-4Li0Kq{gap:8px;margin:0;padding:0;list-style:none;display:grid}.notice-4Li0Kq{--tone:var(--warning);border-radius:calc(var(--r) * 4);background:color-mix(in oklab, var(--tone) 8%, var(--bg));box-shadow:inset 0 0 0 1px color-mix(in oklab, var(--tone) 30%, var(--bg));font-size:calc(var(--u) * 1.4);gap:10px;padding:12px;line-height:1.4;display:flex}.danger-4Li0Kq{--tone:var(--error);font-weight:500}.icon-4Li0Kq{color:var(--tone);flex:none}@media (forced-colors:active){.notice-4Li0Kq{border:1px solid}}'

export const classes: {
  readonly danger: string
  readonly icon: string
  readonly notice: string
  readonly notices: string
} = {
  danger: 'danger-4Li0Kq',
  icon: 'icon-4Li0Kq',
  notice: 'notice-4Li0Kq',
  notices: 'notices-4Li0Kq',
}
