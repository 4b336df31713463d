// Compiled from Menu.module.css by `npm run css`. Do not edit.
export const css: string =
  '.menu-MDzslq{flex:none;position:relative}.items-MDzslq{z-index:2;box-sizing:border-box;border-radius:calc(var(--r) * 4);background:var(--bg);min-inline-size:176px;box-shadow:0 0 0 1px var(--line), var(--shadow);padding:4px;display:grid;position:absolute;inset-block-start:44px;inset-inline-end:0}.item-MDzslq{all:unset;box-sizing:border-box;border-radius:calc(var(--r) * 3);min-block-size:44px;color:var(--text);font-size:calc(var(--u) * 1.4);white-space:nowrap;cursor:pointer;align-items:center;gap:12px;padding-inline:12px;font-weight:500;display:flex}.item-MDzslq>svg{color:var(--text-quiet);flex:none}.item-MDzslq:focus-visible{outline:2px solid var(--accent-text);outline-offset:-2px}@media (hover:hover){.item-MDzslq:hover{background:var(--surface)}}@media (prefers-reduced-motion:no-preference){.items-MDzslq{animation:show-MDzslq .12s var(--ease)}}@keyframes show-MDzslq{0%{opacity:0;transform:translateY(-4px)}}@media (forced-colors:active){.items-MDzslq{border:1px solid}}'

export const classes: {
  readonly item: string
  readonly items: string
  readonly menu: string
  readonly show: string
} = {
  item: 'item-MDzslq',
  items: 'items-MDzslq',
  menu: 'menu-MDzslq',
  show: 'show-MDzslq',
}
