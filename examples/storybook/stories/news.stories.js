import 'ws-widgets/ws-feed';
import argTypes from 'ws-widgets/storybook.json';

const BASE_URL = 'http://127.0.0.1:4801';

export default {
  title: 'News',
  component: 'ws-feed',
  argTypes: argTypes['ws-feed'], // a control that fits each attribute
};

export const List = {
  args: { baseUrl: BASE_URL, feedId: 'bakery', pageSize: 3, layout: 'list', messages: { more: 'Older posts' } },
};
