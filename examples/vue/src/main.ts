import { defineKitElements } from '@kit/element'
import { createApp } from 'vue'
import App from './App.vue'

defineKitElements()
createApp(App).mount('#app')
