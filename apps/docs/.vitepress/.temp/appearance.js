// Applies the chosen appearance before the first paint. VitePress inlines this by default, which a strict policy blocks.
const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto'
const isDark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
document.documentElement.classList.toggle('dark', isDark)
document.documentElement.classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform))
