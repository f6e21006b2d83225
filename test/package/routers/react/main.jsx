import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router';
import 'ws-widgets/ws-feed';

const BASE_URL = 'http://127.0.0.1:4801';

const Layout = () => (
  <>
    <Link to="/">News</Link> <Link to="/elsewhere">Next page</Link>
    <Outlet />
    <ScrollRestoration />
  </>
);

const News = () => (
  <>
    <p style={{ height: 900 }}>Above</p>
    <ws-feed base-url={BASE_URL} feed-id="bakery" page-size="3" cache="session" layout="list"></ws-feed>
    <p style={{ height: 900 }}>Below</p>
  </>
);

const pages = [
  { path: '/', Component: News },
  { path: '/elsewhere', element: <p>Elsewhere</p> },
];
const router = createBrowserRouter([{ Component: Layout, children: pages }]);
createRoot(document.querySelector('main')).render(<RouterProvider router={router} />);
