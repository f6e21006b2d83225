import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>About us</h1>
      <Link href="/">News</Link>
    </main>
  );
}
