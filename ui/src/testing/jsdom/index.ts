import './stubs.ts';
