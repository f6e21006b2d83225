export declare function findFirefox(): string | undefined;
