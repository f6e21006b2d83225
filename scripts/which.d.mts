export declare function which(name: string): string;
