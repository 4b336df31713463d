// Compiled from base.module.css by `npm run css`. Do not edit.
export const css: string =
  '.root-EuWEka{--surface-hover:color-mix(in oklab, var(--mix), var(--l,oklch(94.8% .006 264)) var(--d,oklch(28.2% .016 264)));--line-strong:var(--l,oklch(60% .015 264)) var(--d,oklch(57% .02 264));--success:var(--l,oklch(50% .125 155)) var(--d,oklch(77% .14 158));--warning:var(--l,oklch(52% .11 75)) var(--d,oklch(81% .13 80));--overlay:var(--l,oklch(15% .01 264/.4)) var(--d,oklch(10% .01 264/.56));--shadow:var(--l,0 1px 2px oklch(20% .02 264/.08), 0 16px 48px -8px oklch(20% .02 264/.24)) var(--d,0 1px 2px oklch(0% 0 0/.3), 0 24px 64px -8px oklch(0% 0 0/.56));display:contents}.root-EuWEka [data-mirrored]{flex:none}.root-EuWEka[dir=rtl] [data-mirrored]{transform:scaleX(-1)}@supports not (color:color-mix(in oklab, red, red)){.root-EuWEka{--surface-hover:var(--l,#ebeef3) var(--d,#262a32);--line-strong:var(--l,#7a828f) var(--d,#717987);--success:var(--l,#167847) var(--d,#6bc795);--warning:var(--l,#84600b) var(--d,#e5bb6b);--overlay:var(--l,#090b1066) var(--d,#0304088f);--shadow:var(--l,0 16px 48px -8px #1216203d) var(--d,0 24px 64px -8px #0000008f)}}'

export const classes: {
  readonly root: string
} = {
  root: 'root-EuWEka',
}
