import { defineKitElements } from '@kit/element'
import { mount } from 'svelte'
import App from './App.svelte'

defineKitElements()
mount(App, { target: document.getElementById('app') as HTMLElement })
