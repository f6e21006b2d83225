import type { Workspace } from '../workspace.ts';

export const museum: Workspace = {
  id: 'museum',
  name: 'متحف الواحة للفنون',
  newestMinutesAgo: 64,
  oldestDaysAgo: 260,
  stories: [
    {
      title: 'معرض جديد: ضوء على الطين',
      text: 'ستون قطعة خزفية من ورش الواحة القديمة، يُعرض أكثرها للمرة الأولى. يستمر المعرض حتى نهاية الموسم.',
      pictures: [{ scene: 'vases', alt: 'ثلاث جرار خزفية على رف' }],
      ctaLink: { label: 'احجز تذكرتك', url: 'https://example.com/museum/tickets' },
      author: 'سلمى',
      claps: 342,
    },
    {
      text: 'صباح هادئ في الرواق الشرقي. الضوء يدخل من الأقواس في التاسعة تماماً.',
      pictures: [{ scene: 'arches', alt: 'رواق من الأقواس تحت ضوء الصباح' }],
      claps: 519,
    },
    {
      text: 'انتهى المرمّمون من لوحة البلاط الكبيرة: ألف ومئتا قطعة، وسنتان من العمل.',
      pictures: [
        { scene: 'tiles', alt: 'بلاط هندسي بنجوم ثمانية' },
        { scene: 'tiles', alt: 'تفصيل من البلاط نفسه', shape: 'square' },
      ],
      claps: 876,
    },
    { text: 'الدخول مجاني يوم الجمعة القادم للجميع.', claps: 203 },
    {
      html: '<p>ورشة الخط العربي للمبتدئين:</p><ul><li>كل يوم سبت، الساعة الرابعة</li><li>الأدوات <strong>متوفرة لدينا</strong></li><li>من عمر عشر سنوات</li></ul><p>التسجيل عبر <a href="https://example.com/museum/workshops">صفحة الورش</a>.</p>',
      author: 'كريم',
      claps: 158,
    },
    {
      text: 'جرّة واحدة، وثمانية قرون، وبصمة إصبع صانعها ما زالت على قاعدتها.',
      pictures: [{ scene: 'vases', alt: 'جرّة خزفية زرقاء', shape: 'tall' }],
      claps: 611,
    },
    {
      title: 'ليلة المتاحف',
      text: 'نفتح أبوابنا حتى منتصف الليل. عود في الفناء، وشاي بالنعناع، وجولات بالفوانيس كل نصف ساعة.',
      pictures: [{ scene: 'courtyard', alt: 'فناء المتحف ليلاً تحت القمر' }],
      button: { label: 'برنامج الليلة', url: 'https://example.com/museum/night' },
      claps: 734,
      hasOtherNames: true,
    },
    {
      text: 'سألتنا زائرة صغيرة: من كان ينظف كل هذا البلاط؟ سؤال جيد، ونبحث عن الجواب.',
      claps: 290,
    },
    {
      text: 'وصلت مجموعة المنسوجات من السفر بسلام. تُعرض في القاعة الثالثة ابتداءً من الأحد.',
      pictures: [{ scene: 'tiles', alt: 'نقش هندسي من نسيج قديم' }],
      claps: 187,
    },
    {
      text: 'مواعيد الصيف:\nمن السبت إلى الخميس، 9:00 - 20:00\nالجمعة، 14:00 - 22:00\n\nالمزيد: https://example.com/museum/hours',
      claps: 96,
    },
    {
      text: 'أزهرت شجرة الليمون في الفناء. تعالوا قبل أن يسقط الزهر.',
      pictures: [{ scene: 'courtyard', alt: 'شجرة في فناء تحيط به الأقواس', shape: 'square' }],
      claps: 448,
    },
    {
      title: 'شكراً لمتطوعينا',
      text: 'أربعون متطوعاً، وثلاثة آلاف ساعة، وابتسامة عند كل باب. هذا المتحف منكم وإليكم.',
      pictures: [{ scene: 'arches', alt: 'أقواس الرواق الكبير' }],
      claps: 522,
    },
    { text: 'القاعة الخامسة مغلقة هذا الأسبوع لتبديل الإضاءة.', claps: 34 },
    {
      text: 'أهلاً بكم في صفحتنا. هنا نحكي عن القطع، والناس الذين صنعوها.',
      pictures: [{ scene: 'arches', alt: 'مدخل المتحف', shape: 'tall' }],
      claps: 405,
    },
  ],
};
