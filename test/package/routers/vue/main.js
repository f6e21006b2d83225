import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import 'ws-widgets/ws-feed';
import App from './App.vue';
import Elsewhere from './Elsewhere.vue';
import News from './News.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: News },
    { path: '/elsewhere', component: Elsewhere },
  ],
  scrollBehavior: (_to, _from, savedPosition) => savedPosition ?? { top: 0 },
});
createApp(App).use(router).mount('main');
