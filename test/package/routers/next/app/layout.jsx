import Link from 'next/link';

export const metadata = { title: 'Next.js', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Link href="/">News</Link> <Link href="/elsewhere">Next page</Link>
        {children}
      </body>
    </html>
  );
}
