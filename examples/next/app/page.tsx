import { News } from './news';

export const revalidate = 60; // seconds after which the page is rendered again

export default function Page() {
  return (
    <main>
      <h1>News</h1>
      <News />
    </main>
  );
}
