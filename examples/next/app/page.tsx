import Link from 'next/link';
import { News } from './news';

export default function Page() {
  return (
    <main>
      <h1>News</h1>
      <News />
      <Link href="/about">About us</Link>
    </main>
  );
}
