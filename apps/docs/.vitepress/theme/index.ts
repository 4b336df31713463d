import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import PackageChooser from './PackageChooser.vue'
import SizeTable from './SizeTable.vue'
import ThemePreview from './ThemePreview.vue'
import './theme.css'

const ownTheme: Theme = {
  extends: theme,
  enhanceApp({ app }) {
    app.component('PackageChooser', PackageChooser)
    app.component('SizeTable', SizeTable)
    app.component('ThemePreview', ThemePreview)
  },
}
export default ownTheme
