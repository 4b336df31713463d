// Compiled from theme.module.css by `npm run css`. Do not edit.
export const css: string =
  '.theme-M_uviG{--l:initial;--d: ;--u:var(--kit-font-size-master,10px);--r:var(--kit-border-radius-master,4px);--mix:var(--kit-color-mix,transparent) var(--kit-color-mix-strength,0%);--accent:var(--kit-accent,oklch(54% .2 264));--on-accent:oklch(100% 0 0);--accent-text:var(--l,var(--accent)) var(--d,oklch(76% .12 264));--bg:color-mix(in oklab, var(--mix), var(--kit-background,var(--l,oklch(100% 0 0)) var(--d,oklch(20% .012 264))));--surface:color-mix(in oklab, var(--mix), var(--l,oklch(97% .004 264)) var(--d,oklch(24.7% .014 264)));--surface-active:color-mix(in oklab, var(--mix), var(--l,oklch(92.5% .008 264)) var(--d,oklch(31.5% .018 264)));--line:var(--l,oklch(28% .03 264/.1)) var(--d,oklch(90% .02 264/.11));--text:var(--l,oklch(23% .018 264)) var(--d,oklch(96.5% .004 264));--text-quiet:var(--l,oklch(50% .018 264)) var(--d,oklch(73.5% .014 264));--error:var(--l,oklch(53% .195 25)) var(--d,oklch(74.5% .14 24));--ease:cubic-bezier(.2, 0, 0, 1);--font:var(--kit-font-family,Inter, -apple-system, "Segoe UI", system-ui, Roboto, "Noto Sans", sans-serif);color-scheme:light}.theme-M_uviG[data-theme=dark]{--l: ;--d:initial;color-scheme:dark}@media (prefers-color-scheme:dark){.theme-M_uviG[data-theme=auto]{--l: ;--d:initial;color-scheme:dark}}@supports (color:oklch(from red l c h)){.theme-M_uviG{--on-accent:oklch(from var(--accent) clamp(.16, (.68 - l) * 1000, 1) 0 h);--accent-text:var(--l,oklch(from var(--accent) min(l, .53) c h)) var(--d,oklch(from var(--accent) max(l, .76) min(c, .14) h))}}'

export const classes: {
  readonly theme: string
} = {
  theme: 'theme-M_uviG',
}
